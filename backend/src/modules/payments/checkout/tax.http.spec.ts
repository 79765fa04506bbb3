import { startTestApp, type TestApp } from '../../../../test/app.js';
import { aProduct } from '../../../../test/builders/catalog.js';
import { addToCart, aPaidOrder, startCheckout } from '../../../../test/builders/orders.js';
import { aCreator, aMember, type Person } from '../../../../test/builders/people.js';
import { mailsTo } from '../../../../test/mail.js';

let t: TestApp;
let coach: Person;
let rosa: Person;
beforeAll(async () => {
  t = await startTestApp();
  coach = await aCreator(t);
});
beforeEach(async () => {
  rosa = await aMember(t);
});
afterAll(() => t.close());

const tax = (kind: string, word = '', rate = '0') =>
  coach.browser.put('/api/creator/tax').send({ kind, word, rate });
const orderOf = async (id: string) => (await coach.browser.get(`/api/creator/orders/${id}`).expect(200)).body;
/** Two products: 97.00 and 27.00. */
const goods = async (): Promise<string[]> => [
  (await aProduct(t, { priceCents: 9700 })).id,
  (await aProduct(t, { priceCents: 2700 })).id,
];

test('a tax that is added appears in cart, checkout, receipt and order, each line’s in whole cents', async () => {
  await tax('exclusive', 'Sales tax', '8.875').expect(200);
  await addToCart(rosa.browser, ...(await goods()));
  const sums = {
    subtotal: '124.00',
    tax: '11.01',
    total: '135.01',
    taxName: { label: 'Sales tax 8.875%', isIncluded: false },
  };
  expect((await rosa.browser.get('/api/cart/summary').expect(200)).body).toMatchObject(sums);
  const checkout = await startCheckout(rosa.browser);
  expect(checkout).toMatchObject({ ...sums, lines: [{ price: '97.00' }, { price: '27.00' }] });
  const id = await aPaidOrder(t, await aMember(t), ...(await goods()));
  expect(await orderOf(id)).toMatchObject({
    ...sums,
    amountPaid: '135.01',
    amountRefundable: '135.01',
    status: 'paid',
    lines: [
      { price: '97.00', amountRefundable: '105.61' },
      { price: '27.00', amountRefundable: '29.40' },
    ],
  });
});

test('an included tax does not change the total, and is shown', async () => {
  await tax('inclusive', 'VAT', '19').expect(200);
  const id = await aPaidOrder(t, rosa, ...(await goods()));
  const { body } = await rosa.browser.get(`/api/me/orders/${id}`).expect(200);
  expect(body).toMatchObject({
    subtotal: '124.00',
    tax: '19.80',
    total: '124.00',
    taxName: { label: 'VAT 19%', isIncluded: true },
  });
  const mail = (await mailsTo(t, rosa.email)).find(({ subject }) => subject.startsWith('Your receipt'));
  expect(mail?.text).toContain('VAT 19%, included in the prices: $19.80');
});

test('the revenue counts an order of two products once, with the tax of both', async () => {
  await tax('inclusive', 'VAT', '19').expect(200);
  const figures = async () => (await coach.browser.get('/api/creator/revenue').expect(200)).body.figures;
  const before = await figures();
  await aPaidOrder(t, rosa, ...(await goods()));
  const after = await figures();
  expect(after.orderCount - before.orderCount).toBe(1);
  expect(after.sales - before.sales).toBe(2);
  expect(Number(after.tax) - Number(before.tax)).toBeCloseTo(19.8);
});

test('an order keeps its tax, and a cart at checkout gets the new one', async () => {
  await tax('inclusive', 'VAT', '19').expect(200);
  const id = await aPaidOrder(t, rosa, ...(await goods()));
  await addToCart(rosa.browser, ...(await goods()));
  expect(await startCheckout(rosa.browser)).toMatchObject({ tax: '19.80', total: '124.00' });
  await tax('none').expect(200);
  expect(await startCheckout(rosa.browser)).toMatchObject({ tax: '0.00', taxName: null });
  expect(await orderOf(id)).toMatchObject({ tax: '19.80', taxName: { label: 'VAT 19%' } });
});

test('a refund returns the tax of its lines, and all refunds together return all of it', async () => {
  await tax('exclusive', 'Sales tax', '8.875').expect(200);
  const id = await aPaidOrder(t, rosa, ...(await goods()));
  const [first] = (await orderOf(id)).lines;
  const refund = (body: object) => coach.browser.post(`/api/creator/orders/${id}/refunds`).send(body);
  await refund({ lineIds: [first.id], amount: '105.61' }).expect(202);
  await refund({ amount: '29.40' }).expect(202);
  const { refunds, amountRefundable } = await orderOf(id);
  expect(refunds).toMatchObject([
    { amount: '105.61', tax: '8.61' },
    { amount: '29.40', tax: '2.40' },
  ]);
  expect(amountRefundable).toBe('0.00');
});

test.each([
  [{ kind: 'inclusive', word: '', rate: '19' }, 'word'],
  [{ kind: 'exclusive', word: 'VAT', rate: '0' }, 'rate'],
  [{ kind: 'exclusive', word: 'VAT', rate: '100' }, 'rate'],
  [{ kind: 'exclusive', word: 'VAT', rate: '-1' }, 'rate'],
  [{ kind: 'exclusive', word: 'VAT', rate: '1.2345' }, 'rate'],
  [{ kind: 'surprise', word: 'VAT', rate: '1' }, 'kind'],
])('refuses %j, at its field', async (wanted, field) => {
  const { body } = await coach.browser.put('/api/creator/tax').send(wanted).expect(400);
  expect(body.fields).toHaveProperty(field);
});
