import { startTestApp, type TestApp } from '../../../test/app.js';
import { aBundle, aProduct } from '../../../test/builders/catalog.js';
import { aCreator, aMember, type Person } from '../../../test/builders/people.js';

describe('a bundle in the console', () => {
  let t: TestApp;
  let coach: Person;
  let oak = '';
  let letters = '';
  beforeAll(async () => {
    t = await startTestApp();
    coach = await aCreator(t);
  });
  afterAll(() => t.close());
  beforeEach(async () => {
    oak = (await aProduct(t, { title: 'Oak', priceCents: 9700 })).id;
    letters = (await aProduct(t, { title: 'Letters', priceCents: null })).id;
  });

  const aDraft = (partIds: string[]) => aBundle(t, partIds, { status: 'draft', publishedAt: null });
  const path = (id: string) => `/api/creator/products/${id}`;
  const act = (id: string, name: string) => coach.browser.post(`${path(id)}/${name}`);
  const setParts = (id: string, partIds: string[]) => coach.browser.patch(path(id)).send({ partIds });

  test('contains the products the coach picks, in the coach’s order', async () => {
    const { id } = await aDraft([]);
    const changed = await setParts(id, [letters, oak]).expect(200);
    expect(changed.body).toMatchObject({ type: 'bundle', partIds: [letters, oak], missing: null });
    expect((await setParts(id, [oak, letters]).expect(200)).body).toMatchObject({ partIds: [oak, letters] });
    const copy = await act(id, 'duplicate').expect(201);
    expect(copy.body).toMatchObject({ status: 'draft', partIds: [oak, letters] });
  });

  test('appears in the shop with its parts, their separate prices, and which of them the visitor owns', async () => {
    const { id } = await aBundle(t, [oak, letters]);
    const rosa = await aMember(t);
    await rosa.browser.post(`/api/products/${letters}/claim`).expect(201);
    const page = (await rosa.browser.get(`/api/products/${id}`).expect(200)).body as object;
    expect(page).toMatchObject({
      type: 'bundle',
      price: '50.00',
      partsPrice: '97.00',
      isOwned: false,
      parts: [
        { id: oak, title: 'Oak', price: '97.00', isOwned: false },
        { id: letters, title: 'Letters', price: null, isOwned: true },
      ],
    });
  });

  test('that is free is claimed with all its parts', async () => {
    const { id } = await aBundle(t, [oak, letters], { priceCents: null });
    const rosa = await aMember(t);
    await rosa.browser.post(`/api/products/${id}/claim`).expect(201);
    await rosa.browser.get(`/api/products/${oak}/files`).expect(200);
  });

  test.each([
    ['nothing', () => []],
    ['one product', () => [oak]],
  ])('of %s is not ready for the shop', async (_, parts) => {
    const { id } = await aDraft(parts());
    const refused = await act(id, 'publish').expect(422);
    expect(refused.body).toMatchObject({
      code: 'not_ready',
      fields: { partIds: expect.any(String) as string },
    });
  });

  test('with a draft among its products is not ready for the shop', async () => {
    const draft = await aProduct(t, { status: 'draft', publishedAt: null });
    const { id } = await aDraft([oak, letters, draft.id]);
    await act(id, 'publish').expect(422);
    await act(draft.id, 'archive').expect(200);
    await setParts(id, [oak, letters]).expect(200);
    await act(id, 'publish').expect(200);
  });

  test('in the shop keeps at least two products, all of them in the shop', async () => {
    const { id } = await aBundle(t, [oak, letters], { title: 'Both' });
    expect((await setParts(id, [oak]).expect(422)).body).toMatchObject({ code: 'not_ready' });
    for (const name of ['archive', 'unpublish']) {
      const refused = await act(oak, name).expect(409);
      expect(refused.body).toMatchObject({
        code: 'in_bundle',
        message: expect.stringContaining('“Both”') as string,
      });
    }
    expect((await coach.browser.delete(path(oak)).expect(409)).body).toMatchObject({ code: 'in_bundle' });
    await act(id, 'unpublish').expect(200);
    await act(oak, 'archive').expect(200);
  });

  test.each([
    ['a bundle', async () => (await aBundle(t, [oak, letters])).id],
    ['what is not there', () => Promise.resolve('0192f8a4-6d0e-7cc3-8b1c-0d7f7ce2f0aa')],
  ])('cannot contain %s', async (_, part) => {
    const { id } = await aDraft([]);
    const refused = await setParts(id, [oak, await part()]).expect(400);
    expect(refused.body).toMatchObject({ fields: { partIds: expect.any(String) as string } });
  });

  test('is the only type with parts', () => setParts(oak, [letters]).expect(400));
});
