import { startTestApp, type TestApp } from '../../../test/app.js';
import { A_BUSINESS } from '../../../test/builders/business.js';
import { aProduct } from '../../../test/builders/catalog.js';
import { addToCart, aPaidOrder, startCheckout } from '../../../test/builders/orders.js';
import { aCreator, aMember, type Person } from '../../../test/builders/people.js';
import { mailsTo } from '../../../test/mail.js';
import { Database } from '../../platform/database/database.js';
import { CurrencyService } from './currency.service.js';
import { deepTest } from '../../../test/deep-test.js';

let t: TestApp;
let coach: Person;
beforeEach(async () => {
  t = await startTestApp({ CURRENCY: 'gbp' });
  coach = await aCreator(t);
});
afterEach(() => t.close());

const save = (currency: string) =>
  coach.browser.put('/api/creator/business').send({ ...A_BUSINESS, currency });
const shown = async (): Promise<string> =>
  (await t.browser().get('/api/site').expect(200)).body.currency as string;

test('a new site sells in the currency of its environment, and later in the one the coach chose', async () => {
  expect(await shown()).toBe('gbp');
  await save('eur').expect(200);
  expect(await shown()).toBe('eur');
  expect((await coach.browser.get('/api/creator/site/preview').expect(200)).body.currency).toBe('eur');
  const other = await t.another();
  expect((await other.browser().get('/api/site').expect(200)).body.currency).toBe('eur');
  await other.close();
});

test('checkout, order, receipt and email use the currency of the business', async () => {
  await save('eur').expect(200);
  const rosa = await aMember(t);
  const id = await aPaidOrder(t, rosa, (await aProduct(t, { priceCents: 9_700 })).id);
  expect((await rosa.browser.get(`/api/me/orders/${id}`).expect(200)).body.currency).toBe('eur');
  const [order] = (await coach.browser.get('/api/creator/orders').expect(200)).body as object[];
  expect(order).toMatchObject({ currency: 'eur', amountPaid: '97.00' });
  const mail = (await mailsTo(t, rosa.email)).find(({ subject }) => subject.startsWith('Your receipt'));
  expect(mail?.text).toContain('€97.00');
});

test('after the first checkout the currency is fixed, and everything else can be saved', async () => {
  const rosa = await aMember(t);
  await aPaidOrder(t, rosa, (await aProduct(t)).id);
  const { body } = await save('eur').expect(409);
  expect(body).toMatchObject({ code: 'currency_in_use', fields: { currency: expect.any(String) } });
  expect(await shown()).toBe('gbp');
  const { body: saved } = await save('gbp').expect(200);
  expect(saved).toMatchObject({ name: A_BUSINESS.name, hasOrders: true });
});

test('the database refuses any other currency', async () => {
  for (const currency of ['jpy', 'USD', 'bitcoin', '']) {
    const { body } = await save(currency).expect(400);
    expect(body.fields).toHaveProperty('currency');
  }
});

/** Creates an order while the coach saves another currency; returns the order's currency and the final one of the business. */
async function raced(): Promise<{ sold: string[]; business: string }> {
  const product = await aProduct(t);
  const rosa = await aMember(t);
  await addToCart(rosa.browser, product.id);
  const currencies = t.app.get(CurrencyService, { strict: false });
  const hold = currencies.hold.bind(currencies);
  let changed: Promise<unknown> = Promise.resolve();
  jest.spyOn(currencies, 'hold').mockImplementation(async (tx) => {
    const held = await hold(tx);
    changed = Promise.resolve(save('eur'));
    await waitingOrDone();
    return held;
  });
  await startCheckout(rosa.browser);
  await changed;
  const sold = await t.database.query<{ currency: string }>('select distinct currency from order_versions');
  return { sold: sold.map(({ currency }) => currency), business: await shown() };
}

/** Waits until the coach's change is blocked by a lock, or is done. */
async function waitingOrDone(): Promise<void> {
  const STATE = `select (select currency from business) = 'eur'
    or exists (select from pg_locks l join pg_stat_activity a on a.pid = l.pid
               where not l.granted and a.datname = current_database()) as reached`;
  const database = t.app.get(Database);
  while (!(await database.one<{ reached: boolean }>(STATE))?.reached);
}

deepTest(
  'an order that is made while the coach changes the currency has the currency of the business',
  async () => {
    const { sold, business } = await raced();
    expect(sold).toEqual([business]);
  },
);

deepTest('without the key of orders to it, they would differ', async () => {
  await t.database.query('alter table order_versions drop constraint order_versions_currency_fk');
  const { sold, business } = await raced();
  expect(sold).not.toEqual([business]);
});
