import { startTestApp, type TestApp } from '../../../../test/app.js';
import { aProduct } from '../../../../test/builders/catalog.js';
import { enroll } from '../../../../test/builders/enrollments.js';
import { aDaughter, becomeGuardian } from '../../../../test/builders/families.js';
import { payForCart } from '../../../../test/builders/gifts.js';
import { anOffer } from '../../../../test/builders/offers.js';
import { aMember, type Person } from '../../../../test/builders/people.js';
import { mailsTo } from '../../../../test/mail.js';
import { newId } from '../../../kernel/ids.js';
import { PurchaseRequestsService } from './purchase-requests.service.js';
import type { PurchaseRequestResponse, WardRequestResponse } from './purchase-requests.dto.js';

describe('a daughter’s request for a paid product', () => {
  let t: TestApp;
  let rosa: Person;
  let lena: Person;
  let productId: string;
  beforeAll(async () => {
    t = await startTestApp();
  });
  beforeEach(async () => {
    rosa = await aMember(t, { name: 'Rosa Lind' });
    lena = await aDaughter(t, rosa, { name: 'Lena Lind' });
    productId = (await aProduct(t, { title: 'Oak' })).id;
  });
  afterAll(() => t.close());

  const ask = ({ browser }: Person, ...productIds: string[]) =>
    browser.post('/api/me/purchase-requests/ask-guardians').send({ productIds });
  const mine = async ({ browser }: Person) =>
    (await browser.get('/api/me/purchase-requests').expect(200)).body.items as PurchaseRequestResponse[];
  const waiting = async ({ browser }: Person) =>
    (await browser.get('/api/family/purchase-requests').expect(200)).body.items as WardRequestResponse[];
  const approve = ({ browser }: Person, id: string, offerId?: string) =>
    browser.post(`/api/family/purchase-requests/${id}/approve`).send({ offerId });
  const decline = ({ browser }: Person, id: string, answer?: string) =>
    browser.post(`/api/family/purchase-requests/${id}/decline`).send({ answer });
  const mailsAbout = async (person: Person) => {
    await t.runJobs();
    return (await mailsTo(t, person.email)).filter(({ subject }) => subject.includes('asked you'));
  };

  test('sends each guardian one email and the request, and asking again changes nothing', async () => {
    const father = await aMember(t, { name: 'Jon Lind' });
    await becomeGuardian(t, father, lena);
    const other = (await aProduct(t, { title: 'Birch' })).id;
    await ask(lena, productId, other).expect(200);
    await ask(lena, productId).expect(200);
    for (const guardian of [rosa, father]) {
      const mails = await mailsAbout(guardian);
      expect(mails).toHaveLength(1);
      expect(mails[0]!.subject).toBe('Lena Lind asked you to buy something');
      expect(mails[0]!.text).toContain('“Oak”');
      expect(mails[0]!.text).toContain('“Birch”');
      expect(await waiting(guardian)).toHaveLength(2);
    }
    expect(await waiting(rosa)).toContainEqual(
      expect.objectContaining({
        state: 'open',
        ward: { id: lena.id, name: 'Lena Lind' },
        product: { id: productId, type: expect.any(String), title: 'Oak', price: '27.00' },
      }),
    );
    expect(await t.database.query('select 1 from orders where account_id = $1', [lena.id])).toEqual([]);
  });

  test('made twice at once is one request', async () => {
    await Promise.all([ask(lena, productId), ask(lena, productId)]);
    expect(await waiting(rosa)).toHaveLength(1);
    expect(await mailsAbout(rosa)).toHaveLength(1);
  });

  test('with a yes puts it into the guardian’s cart for her, and she has it once it is paid', async () => {
    await ask(lena, productId).expect(200);
    await approve(rosa, (await waiting(rosa))[0]!.id).expect(204);
    expect((await rosa.browser.get('/api/cart').expect(200)).body).toMatchObject([
      { productId, ward: { id: lena.id } },
    ]);
    expect(await mine(lena)).toMatchObject([{ state: 'approved', isOwned: false }]);
    expect(await waiting(rosa)).toEqual([]);
    await payForCart(t, rosa);
    expect(await mine(lena)).toMatchObject([{ state: 'approved', isOwned: true }]);
    expect((await ask(lena, productId).expect(409)).body.code).toBe('already_owned');
  });

  test('is bought with the offer that the guardian chooses', async () => {
    const offer = await anOffer(t, productId, { translations: { es: { name: '90 días' } } });
    await ask(lena, productId).expect(200);
    const [request] = await waiting(rosa);
    const own = { id: offer.id, price: '9.00', accessDays: 90, accessUntil: null };
    expect(request!.offers).toEqual([{ ...own, name: '90 days', untranslated: [] }]);
    await t.database.query('update products set translations = $2 where id = $1', [
      productId,
      { es: { title: 'Roble' } },
    ]);
    const spanish = await rosa.browser
      .get('/api/family/purchase-requests')
      .set('accept-language', 'es')
      .expect(200);
    expect(spanish.body.items).toMatchObject([
      { product: { title: 'Roble' }, offers: [{ name: '90 días', untranslated: [] }] },
    ]);
    await approve(rosa, request!.id, newId()).expect(404);
    await approve(rosa, request!.id, offer.id).expect(204);
    expect((await rosa.browser.get('/api/cart').expect(200)).body).toMatchObject([
      { productId, ward: { id: lena.id }, offer: { id: offer.id } },
    ]);
  });

  test('with a no comes with a message, is answered once, and can be made again', async () => {
    await ask(lena, productId).expect(200);
    const { id } = (await waiting(rosa))[0]!;
    await decline(rosa, id, 'For your birthday.').expect(204);
    expect(await mine(lena)).toMatchObject([{ state: 'declined', answer: 'For your birthday.' }]);
    expect((await approve(rosa, id).expect(409)).body.code).toBe('already_resolved');
    await decline(rosa, id).expect(409);
    await t.database.query(
      `update purchase_requests set asked_at = asked_at - interval '1 day' where id = $1`,
      [id],
    );
    await ask(lena, productId).expect(200);
    expect(await mine(lena)).toMatchObject([{ state: 'open', answer: null }]);
  });

  test('is a 404 for people who are not her guardian', async () => {
    await ask(lena, productId).expect(200);
    const { id } = (await waiting(rosa))[0]!;
    const other = await aMember(t);
    expect(await waiting(other)).toEqual([]);
    await approve(other, id).expect(404);
    await decline(other, id).expect(404);
    await approve(lena, id).expect(404);
    await approve(rosa, newId()).expect(404);
  });

  test('expires when nobody answers in time, and can be made again', async () => {
    await ask(lena, productId).expect(200);
    const { id } = (await waiting(rosa))[0]!;
    await t.database.query('update purchase_requests set expires_at = $2, asked_at = $2 where id = $1', [
      id,
      t.clock.now(),
    ]);
    expect(await mine(lena)).toMatchObject([{ state: 'expired' }]);
    expect(await waiting(rosa)).toEqual([]);
    expect((await approve(rosa, id).expect(409)).body.code).toBe('already_resolved');
    await t.app.get(PurchaseRequestsService, { strict: false }).expireAll();
    expect(await t.database.query('select state from purchase_requests where id = $1', [id])).toEqual([
      { state: 'expired' },
    ]);
    await ask(lena, productId).expect(200);
    expect(await waiting(rosa)).toHaveLength(1);
  });

  test('is refused for adults, and for owned, free or unavailable products', async () => {
    expect((await ask(rosa, productId).expect(409)).body.code).toBe('no_guardian');
    await ask(lena, newId()).expect(404);
    await ask(lena, (await aProduct(t, { priceCents: null })).id).expect(422);
    await enroll(t, lena.id, [productId]);
    await ask(lena, productId).expect(409);
    await ask(lena).expect(400);
    expect(await waiting(rosa)).toEqual([]);
  });
});
