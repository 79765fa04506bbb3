import { startTestApp, type TestApp } from '../../../test/app.js';
import { aProduct, aReview } from '../../../test/builders/catalog.js';
import { aDaughter } from '../../../test/builders/families.js';
import { aMember } from '../../../test/builders/people.js';
import { statementsOf } from '../../../test/scale/statements.js';
import { days, later } from '../../kernel/clock.js';
import type { WholeList } from '../../platform/http/list-response.js';
import type { ReviewResponse, TestimonialResponse } from './product-page.dto.js';

let t: TestApp;
beforeAll(async () => {
  t = await startTestApp();
});
afterAll(() => t.close());
beforeEach(() => t.database.query('truncate reviews cascade'));

const text = (name: string) => `${name} says more than forty characters about this product.`;
const quoted = (name: string, overrides: Parameters<typeof aReview>[2] = {}) => ({
  text: text(name),
  canBeQuoted: true,
  ...overrides,
});
const testimonials = async () =>
  ((await t.browser().get('/api/testimonials').expect(200)).body as WholeList<TestimonialResponse>).items;

test('members who agreed are quoted by their public name, newest first, one review each, in one statement', async () => {
  const product = await aProduct(t, { title: 'Moss', type: 'digital_file' });
  const other = await aProduct(t);
  const priya = await aMember(t, { name: 'Priya Raman' });
  const beth = await aMember(t, { name: 'Beth' });
  const ago = (count: number) => later(t.clock.now(), -days(count));
  await aReview(t, other.id, quoted('Older', { accountId: priya.id, createdAt: ago(3) }));
  await aReview(t, product.id, quoted('Priya', { accountId: priya.id, createdAt: ago(2) }));
  await aReview(t, product.id, quoted('Beth', { accountId: beth.id, rating: 4, createdAt: ago(1) }));
  const items = await testimonials();
  expect(items).toEqual([
    {
      id: expect.any(String),
      author: 'Beth',
      rating: 4,
      text: text('Beth'),
      product: { id: product.id, type: 'digital_file', title: 'Moss' },
    },
    expect.objectContaining({ author: 'Priya R.', text: text('Priya') }),
  ]);
  expect(await statementsOf(t, testimonials)).toHaveLength(1);
});

test('others are not quoted: without consent, with few stars or words, hidden, deleted, or for a draft', async () => {
  const product = await aProduct(t);
  const draft = await aProduct(t, { status: 'draft', publishedAt: null });
  const overrides = [
    { canBeQuoted: false },
    { rating: 3 },
    { text: 'Short.' },
    { state: 'waiting' as const },
    { hiddenReason: 'It names a child' },
  ];
  for (const one of overrides)
    await aReview(t, product.id, quoted('Rosa', { accountId: (await aMember(t)).id, ...one }));
  await aReview(t, draft.id, quoted('Rosa', { accountId: (await aMember(t)).id }));
  await aReview(t, product.id, quoted('Gone'));
  expect(await testimonials()).toEqual([]);
});

test('a minor is never quoted, even with a stored consent, neither here nor to search engines', async () => {
  const product = await aProduct(t);
  const daughter = await aDaughter(t, await aMember(t));
  const rosa = await aMember(t);
  for (const { id } of [daughter, rosa]) await aReview(t, product.id, quoted('She', { accountId: id }));
  expect(await testimonials()).toHaveLength(1);
  const { body } = await t.browser().get(`/api/products/${product.id}/reviews`).expect(200);
  const quotable = (body as { items: ReviewResponse[] }).items.filter(({ isQuotable }) => isQuotable);
  expect(quotable).toHaveLength(1);
});
