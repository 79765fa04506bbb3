import { startTestApp, type TestApp } from '../../../test/app.js';
import { aProduct } from '../../../test/builders/catalog.js';
import { enroll } from '../../../test/builders/enrollments.js';
import { aDaughter } from '../../../test/builders/families.js';
import { aMember, type Person } from '../../../test/builders/people.js';
import { A_REVIEW as kind } from '../../../test/builders/reviews.js';

let t: TestApp;
beforeAll(async () => {
  t = await startTestApp();
});
afterAll(() => t.close());

async function anOwner(): Promise<{ she: Person; id: string; path: string }> {
  const she = await aMember(t, { name: 'Rosa Lind' });
  const { id } = await aProduct(t);
  await enroll(t, she.id, [id]);
  return { she, id, path: `/api/me/reviews/${id}` };
}

describe('a review', () => {
  test('is written by an owner and counts at once', async () => {
    const { she, id, path } = await anOwner();
    expect((await she.browser.get(path).expect(200)).body).toEqual({ review: null });
    const { body } = await she.browser.put(path).send(kind).expect(200);
    expect(body).toMatchObject({
      ...kind,
      productId: id,
      canBeQuoted: false,
      editedAt: null,
      answer: null,
      state: 'published',
      hiddenReason: null,
    });
    expect((await she.browser.get(path).expect(200)).body).toEqual({ review: body });
    const product = (await t.browser().get(`/api/products/${id}`).expect(200)).body;
    expect(product).toMatchObject({ rating: 5, reviewCount: 1 });
  });

  test('is refused for a member who does not own the product, also after a refund', async () => {
    const { she, id, path } = await anOwner();
    const stranger = await aMember(t);
    await stranger.browser.put(path).send(kind).expect(404);
    await stranger.browser.get(path).expect(404);
    await t.database.query('update enrollments set ended_at = now() where product_id = $1', [id]);
    await she.browser.put(path).send(kind).expect(404);
  });

  test('can be read and deleted by its author after a refund', async () => {
    const { she, id, path } = await anOwner();
    const { body } = await she.browser.put(path).send(kind).expect(200);
    await t.database.query('update enrollments set ended_at = now() where product_id = $1', [id]);
    expect((await she.browser.get(path).expect(200)).body).toEqual({ review: body });
    const hasReview = async (browser = she.browser) =>
      (await browser.get(`/api/products/${id}`).expect(200)).body.hasMyReview;
    expect([await hasReview(), await hasReview(t.browser())]).toEqual([true, false]);
    await she.browser.delete(path).expect(204);
    expect(await hasReview()).toBe(false);
    expect((await t.browser().get(`/api/products/${id}/reviews`).expect(200)).body.items).toHaveLength(0);
    await she.browser.get(path).expect(404);
    await she.browser.delete(path).expect(404);
  });

  test('sent twenty times at once is one', async () => {
    const { she, id, path } = await anOwner();
    await Promise.all(Array.from({ length: 20 }, () => she.browser.put(path).send(kind).expect(200)));
    expect((await t.browser().get(`/api/products/${id}/reviews`).expect(200)).body.items).toHaveLength(1);
  });

  test('can be changed, with the time of the change, and deleted', async () => {
    const { she, id, path } = await anOwner();
    const first = (await she.browser.put(path).send(kind).expect(200)).body;
    expect((await she.browser.put(path).send(kind).expect(200)).body).toEqual(first);
    const changed = (await she.browser.put(path).send({ rating: 3, text: '' }).expect(200)).body;
    expect(changed).toMatchObject({
      id: first.id,
      rating: 3,
      text: '',
      editedAt: t.clock.now().toISOString(),
    });
    await she.browser.delete(path).expect(204);
    await she.browser.delete(path).expect(204);
    expect((await t.browser().get(`/api/products/${id}`).expect(200)).body.reviewCount).toBe(0);
  });

  test('can be quoted only if its author agrees, who can change that without editing it', async () => {
    const { she, path } = await anOwner();
    const agreed = (
      await she.browser
        .put(path)
        .send({ ...kind, canBeQuoted: true })
        .expect(200)
    ).body;
    expect(agreed).toMatchObject({ canBeQuoted: true, editedAt: null });
    const withdrawn = (await she.browser.put(path).send(kind).expect(200)).body;
    expect(withdrawn).toEqual({ ...agreed, canBeQuoted: false });
  });

  test('by a minor is never quoted, whatever is sent', async () => {
    const mother = await aMember(t);
    const daughter = await aDaughter(t, mother);
    const { id } = await aProduct(t);
    await enroll(t, daughter.id, [id]);
    const { body } = await daughter.browser
      .put(`/api/me/reviews/${id}`)
      .send({ ...kind, canBeQuoted: true })
      .expect(200);
    expect(body.canBeQuoted).toBe(false);
  });

  test.each([
    [{ rating: 0, text: '' }, 'rating'],
    [{ rating: 6, text: '' }, 'rating'],
    [{ rating: 4.5, text: '' }, 'rating'],
    [{ rating: '5', text: '' }, 'rating'],
    [{ rating: 5, text: 'x'.repeat(2001) }, 'text'],
    [{ rating: 5 }, 'text'],
    [{ rating: 5, text: '', hiddenReason: null }, 'hiddenReason'],
    [{ rating: 5, text: '', canBeQuoted: 'yes' }, 'canBeQuoted'],
  ])('%j is refused at its field', async (body, field) => {
    const { she, path } = await anOwner();
    const answer = await she.browser.put(path).send(body).expect(400);
    expect(Object.keys(answer.body.fields)).toEqual([field]);
  });
});
