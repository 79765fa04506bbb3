import Papa from 'papaparse';
import { startTestApp, type TestApp } from '../../../test/app.js';
import { aMoneyHistory } from '../../../test/builders/money-history.js';
import { aCreator, type Person } from '../../../test/builders/people.js';
import { toDecimal } from '../../kernel/money.js';

/** Number of orders, as many as in years of business. */
const ORDERS = 50_000;

interface Row extends Record<string, unknown> {
  productId: string;
  cents: number;
  tax: number;
  at: Date;
}
interface Money {
  revenue: string;
  refunds: string;
  fees: string;
  tax: string;
  net: string;
}

describe('over a random history of orders, bundles, gifts, coupons, refunds and disputes', () => {
  let t: TestApp;
  let coach: Person;
  let paid: Row[];
  let back: Row[];
  let taken: Row[];
  beforeAll(async () => {
    t = await startTestApp();
    coach = await aCreator(t);
    await aMoneyHistory(t, ORDERS);
    // Straight from the tables, without the views behind the figures.
    [paid, back, taken] = await Promise.all([
      t.database.query<Row>(
        `select l.product_id as "productId", l.amount_cents as cents, l.tax_cents as tax, o.received_at as at
         from orders o join order_versions v on v.order_id = o.id join order_lines l on l.order_version_id = v.id`,
      ),
      t.database.query<Row>(
        `select l.product_id as "productId", p.amount_cents as cents, p.tax_cents as tax, f.settled_at as at
         from refunds f join refund_lines p on p.refund_id = f.id join order_lines l on l.id = p.order_line_id
         where f.status = 'succeeded'`,
      ),
      t.database.query<Row>(
        `select l.product_id as "productId", f.amount_cents as cents, 0 as tax, f.taken_at as at
         from fees f join order_lines l on l.id = f.order_line_id`,
      ),
    ]);
  });
  afterAll(() => t.close());

  const sumOf = (rows: Row[], fits: (row: Row) => boolean, part: 'cents' | 'tax' = 'cents') =>
    rows.filter(fits).reduce((total, row) => total + row[part], 0);
  const moneyOf = (fits: (row: Row) => boolean): Money => {
    const came = sumOf(paid, fits);
    const went = sumOf(back, fits);
    const fees = sumOf(taken, fits);
    const tax = sumOf(paid, fits, 'tax') - sumOf(back, fits, 'tax');
    return {
      revenue: toDecimal(came),
      refunds: toDecimal(went),
      fees: toDecimal(fees),
      tax: toDecimal(tax),
      net: toDecimal(came - went - fees - tax),
    };
  };
  const revenue = async (query: Record<string, string> = {}) =>
    (await coach.browser.get('/api/creator/revenue').query(query).expect(200)).body;

  test('gifts of every kind are included: left open, redeemed, refunded before that or by the bank after it', async () => {
    const kinds = await t.database.query<{ state: string; isRedeemed: boolean }>(
      `select state, redeemed_at is not null as "isRedeemed" from gifts group by 1, 2 order by 1, 2`,
    );
    expect(kinds.map(({ state, isRedeemed }) => `${state}${isRedeemed ? ', redeemed' : ''}`)).toEqual([
      'open',
      'redeemed, redeemed',
      'refunded',
      'refunded, redeemed',
      'returning',
    ]);
  });

  test('revenue, refunds, fees and net equal a slow sum over the orders, to the cent', async () => {
    const { figures, products } = await revenue();
    for (const part of ['refunds', 'fees', 'tax']) expect(Number(figures[part])).toBeGreaterThan(0);
    expect(figures.unknownFees).toBe(ORDERS / 50);
    expect(figures).toMatchObject(moneyOf(() => true));
    expect((products as { type: string }[]).filter(({ type }) => type === 'bundle')).toHaveLength(1);
    for (const product of products) {
      expect(product).toMatchObject(moneyOf(({ productId }) => productId === product.id));
    }
  });

  test('a period equals the sum of its days, months and categories', async () => {
    const from = '2026-03-10';
    const to = '2026-09-20';
    const { figures, months, series, categories } = await revenue({ from, to });
    const isWithin = ({ at }: Row) => at.toISOString() >= from && at.toISOString().slice(0, 10) <= to;
    expect(figures).toMatchObject(moneyOf(isWithin));
    for (const parts of [months, series, categories] as Money[][]) {
      const cents = (name: keyof Money) =>
        parts.reduce((sum, part) => sum + Math.round(Number(part[name]) * 100), 0);
      expect({
        revenue: toDecimal(cents('revenue')),
        refunds: toDecimal(cents('refunds')),
        fees: toDecimal(cents('fees')),
        tax: toDecimal(cents('tax')),
        net: toDecimal(cents('net')),
      }).toEqual(moneyOf(isWithin));
    }
  });

  test('the overview shows the same', async () => {
    const { body } = await coach.browser.get('/api/creator/overview').expect(200);
    const { revenue, net } = moneyOf(() => true);
    expect(body).toMatchObject({ revenue, net });
  });

  test('so does the table of orders, and its export adds up to it', async () => {
    const { revenue: came, refunds, fees } = moneyOf(() => true);
    const [orders] = await t.database.query<Record<'received' | 'refunded' | 'fees', number>>(
      `select sum(received_cents)::int as received, sum(refunded_cents)::int as refunded, sum(fee_cents)::int as fees
       from orders`,
    );
    expect(Object.values(orders!).map(toDecimal)).toEqual([came, refunds, fees]);
    const { text } = await coach.browser.post('/api/creator/orders/export').send({}).expect(200);
    const { data } = Papa.parse<Record<string, string>>(text, { header: true, skipEmptyLines: true });
    const total = (column: string) =>
      toDecimal(data.reduce((sum, line) => sum + Math.round(Number(line[column]) * 100), 0));
    expect(data).toHaveLength(ORDERS);
    expect(['Received', 'Refunded', 'Fee'].map(total)).toEqual([came, refunds, fees]);
  });
});
