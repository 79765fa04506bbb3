import { startTestApp, type TestApp } from '../../../../test/app.js';
import { aProduct } from '../../../../test/builders/catalog.js';
import { enroll } from '../../../../test/builders/enrollments.js';
import { aPaidOrder, intentOf } from '../../../../test/builders/orders.js';
import { aHeldPayment, checkoutOf } from '../../../../test/builders/payments.js';
import { aCreator, aMember, type Person } from '../../../../test/builders/people.js';
import { minutes } from '../../../kernel/clock.js';
import { aSale } from '../../../../test/builders/sales.js';
import { newId } from '../../../kernel/ids.js';
import { deepTest } from '../../../../test/deep-test.js';

describe('the coach’s orders', () => {
  let t: TestApp;
  let coach: Person;
  let rosa: Person;
  let mia: Person;
  beforeAll(async () => {
    t = await startTestApp();
    coach = await aCreator(t);
    rosa = await aMember(t, { name: 'Rosa 100% Lind' });
    mia = await aMember(t, { name: 'Mia Stone' });
  });
  afterAll(() => t.close());

  const list = (filter: object = {}, { sort = '["paidAt","DESC"]', range = '[0,24]' } = {}) =>
    coach.browser.get('/api/creator/orders').query({ filter: JSON.stringify(filter), sort, range });
  const ids = async (filter: object, query = {}) =>
    ((await list(filter, query).expect(200)).body as { id: string }[]).map(({ id }) => id);
  const one = async (id: string) => (await coach.browser.get(`/api/creator/orders/${id}`).expect(200)).body;

  test('are found by a complete receipt number, however it is written', async () => {
    const order = await aPaidOrder(t, await aMember(t), (await aProduct(t)).id);
    const { receiptNumber } = (await one(order)) as { receiptNumber: string };
    expect(await ids({ q: receiptNumber })).toEqual([order]);
    expect(await ids({ q: receiptNumber.toLowerCase() })).toEqual([order]);
    expect(await ids({ q: receiptNumber.slice(0, -1) })).toEqual([]);
  });

  test('have one row for each paid order, and none for an abandoned checkout', async () => {
    const course = await aProduct(t, { title: 'Oak', priceCents: 9700 });
    const workbook = await aProduct(t);
    await checkoutOf(mia, course.id);
    const id = await aPaidOrder(t, rosa, course.id, workbook.id);
    expect((await list({ buyerId: rosa.id }).expect(200)).body).toEqual([
      {
        id,
        number: expect.stringMatching(/^S-\d+$/),
        status: 'paid',
        receiptNumber: expect.stringMatching(/^R-\d{5}$/),
        paidAt: t.clock.now().toISOString(),
        updatedAt: expect.any(String),
        buyerId: rosa.id,
        buyerName: rosa.name,
        buyerEmail: rosa.email,
        products: [
          { id: course.id, title: 'Oak' },
          { id: workbook.id, title: workbook.title },
        ],
        amountPaid: '124.00',
        amountRefunded: '0.00',
        fee: null,
        currency: 'usd',
        isWaiting: false,
        dispute: null,
        tax: '0.00',
        taxName: null,
        secondSeats: [],
      },
    ]);
    expect(await ids({ buyerId: mia.id })).toEqual([]);
  });

  describe('can be filtered', () => {
    let product: string;
    let old: string;
    let held: string;
    let newest: string;
    beforeAll(async () => {
      const buyer = await aMember(t, { name: 'Odd_Name 7%' });
      product = (await aProduct(t)).id;
      const lines = [
        { productId: product, cents: 2700 },
        { productId: (await aProduct(t)).id, cents: 2700 },
      ];
      await aSale(t, '2027-02-20T09:00:00Z', lines, buyer.id);
      [old] = (await ids({ buyerId: buyer.id })) as [string];
      held = (await aHeldPayment(t, mia, { amount_received: 100 }, product)).orderId;
      t.clock.advance(minutes(1));
      newest = await aPaidOrder(t, await aMember(t), product);
    });

    test('by product, sorted by date or amount, and in pages', async () => {
      const productId = product;
      expect(await ids({ productId })).toEqual([newest, held, old]);
      expect(await ids({ productId }, { sort: '["paidAt","ASC"]' })).toEqual([old, held, newest]);
      expect(await ids({ productId }, { sort: '["amountPaid","DESC"]' })).toEqual([old, newest, held]);
      const page = await list({ productId }, { range: '[1,1]' }).expect(200);
      expect(page.headers['content-range']).toBe('orders 1-1/3');
      expect(page.body[0].id).toBe(held);
    });

    test('by a part of the buyer’s name or address, by number, and by payment', async () => {
      expect(await ids({ q: 'd_name 7%' })).toEqual([old]);
      expect(await ids({ q: 'dxname' })).toEqual([]);
      const { number, payment } = await one(held);
      expect(await ids({ q: ` ${number.toLowerCase()} ` })).toEqual([held]);
      expect(await ids({ q: payment.id })).toEqual([held]);
      expect(await ids({ q: mia.email, productId: product })).toEqual([held]);
    });

    test('by status, by days in the coach’s time zone, and by pending decisions', async () => {
      expect(await ids({ productId: product, status: 'review' })).toEqual([held]);
      expect(await ids({ productId: product, status: ['review', 'paid'] })).toHaveLength(3);
      expect(await ids({ productId: product, isWaiting: true })).toEqual([held]);
      expect(await ids({ id: [old, newest] })).toEqual([newest, old]);
      const onDay = (day: string) => ids({ productId: product, from: day, to: day });
      expect(await onDay('2027-02-20')).toEqual([old]);
      await t.database.query(`update accounts set time_zone = 'Pacific/Pago_Pago' where id = $1`, [coach.id]);
      expect([await onDay('2027-02-20'), await onDay('2027-02-19')]).toEqual([[], [old]]);
      await t.database.query(`update accounts set time_zone = 'UTC' where id = $1`, [coach.id]);
    });

    test.each([
      { status: 'pending' },
      { productId: 'x' },
      { from: '2027-02-31' },
      { from: '1' },
      { to: 7 },
      { isWaiting: false },
      { q: ['x'] },
      { total: 1 },
    ])('but not by %j', async (filter) => {
      await list(filter).expect(400);
    });
  });

  test('one order shows its lines with their access, its payment and its history', async () => {
    const one_ = await aProduct(t, { priceCents: 9700 });
    const more = await aProduct(t);
    const buyer = await aMember(t, { name: 'Lea' });
    const created = t.clock.now().toISOString();
    const id = await aPaidOrder(t, buyer, one_.id, more.id);
    await t.runJobs();
    const order = await one(id);
    expect(order).toMatchObject({
      id,
      status: 'paid',
      createdAt: created,
      subtotal: '124.00',
      tax: '0.00',
      total: '124.00',
      lines: [
        { productId: one_.id, title: one_.title, price: '97.00', access: 'open' },
        { productId: more.id, title: more.title, price: '27.00', access: 'open' },
      ],
      payment: { url: `${t.url}/sandbox/payments`, cardBrand: 'visa', cardLast4: '4242' },
    });
    const happened = order.timeline.map(({ what, about, amount }: Record<string, unknown>) => [
      what,
      about,
      amount,
    ]);
    expect(happened).toEqual([
      ['made', null, null],
      ['received', null, '124.00'],
      ['given', `${one_.title}, ${more.title}`, null],
      ['mail', 'receipt', null],
      ['mail', 'sale', null],
    ]);
  });

  test('an order to review says so, and later who granted it', async () => {
    const product = await aProduct(t);
    const held = await aHeldPayment(t, rosa, { amount_received: 100 }, product.id);
    const id = held.orderId;
    expect(await one(id)).toMatchObject({
      status: 'review',
      isWaiting: true,
      amountPaid: '1.00',
      total: '27.00',
      payment: { id: intentOf(held) },
      lines: [{ access: 'waits' }],
    });
    await coach.browser.post(`/api/creator/payment-reviews/${id}/grant`).send({ note: 'Fine.' }).expect(200);
    const order = await one(id);
    expect(order).toMatchObject({ status: 'paid', isWaiting: false, lines: [{ access: 'open' }] });
    expect(order.timeline).toContainEqual(
      expect.objectContaining({ what: 'granted', about: 'Fine.', by: coach.name }),
    );
  });

  test('of an erased buyer stay, and a product owned through a gift has access another way', async () => {
    const product = await aProduct(t);
    const buyer = await aMember(t);
    const id = await aPaidOrder(t, buyer, product.id);
    await t.database.query('delete from enrollments where account_id = $1', [buyer.id]);
    expect((await one(id)).lines[0].access).toBe('ended');
    await enroll(t, buyer.id, [product.id]);
    expect((await one(id)).lines[0].access).toBe('open_otherwise');
    await t.database.query('delete from accounts where id = $1', [buyer.id]);
    expect(await one(id)).toMatchObject({ buyerId: buyer.id, buyerName: null, buyerEmail: null });
  });

  test('a checkout without money and an unknown order are both not found', async () => {
    const { orderId } = await checkoutOf(await aMember(t), (await aProduct(t)).id);
    for (const id of [orderId, newId()]) await coach.browser.get(`/api/creator/orders/${id}`).expect(404);
    await coach.browser.get('/api/creator/orders/x').expect(400);
  });

  describe('as a file', () => {
    const ask = (body: object, browser = coach.browser) =>
      browser.post('/api/creator/orders/export').send(body);
    const linesOf = ({ text }: { text: string }) => text.trimEnd().split('\r\n');
    let product: string;
    let odd: Person;
    beforeAll(async () => {
      product = (await aProduct(t, { title: '=SUM(A1)' })).id;
      odd = await aMember(t, { name: '@Rosa, "the first"', email: 'odd@example.org' });
      for (const day of ['01', '03', '02'])
        await aSale(t, `2027-01-${day}T09:00:00Z`, [{ productId: product, cents: 2750 }], odd.id);
    });

    deepTest('have exactly the list as it is filtered and sorted, over the edges of its pages', async () => {
      await manyRefundedOrders(t, odd.id, product);
      const filter = { productId: product, status: 'refunded' };
      for (const field of ['paidAt', 'amountPaid', 'id']) {
        for (const sort of [JSON.stringify([field, 'ASC']), JSON.stringify([field, 'DESC'])]) {
          const shown: string[] = [];
          for (const range of ['[0,999]', '[1000,1999]', '[2000,2999]']) {
            const page = await list(filter, { sort, range }).expect(200);
            shown.push(...(page.body as { number: string }[]).map(({ number }) => number));
          }
          expect(shown).toHaveLength(MORE_THAN_TWO_PAGES);
          const [, ...lines] = linesOf(await ask({ sort, filter: JSON.stringify(filter) }).expect(200));
          expect(lines.map((line) => line.split(',')[0])).toEqual(shown);
        }
      }
    });

    test('run nothing in a spreadsheet, and have sums as numbers', async () => {
      const filter = JSON.stringify({ q: 'odd@example', from: '2027-01-03' });
      const answer = await ask({ filter }).expect(200);
      expect(answer.headers['content-type']).toBe('text/csv; charset=utf-8');
      expect(answer.headers['content-disposition']).toContain('filename="orders-2027-03-01.csv"');
      const [head, line, ...more] = linesOf(answer);
      expect(head).toBe(
        '\uFEFFOrder,Paid on,Buyer,Email,Products,Status,Dispute,Received,Refunded,Fee,Currency,Tax,Tax name,Receipt,Second seat',
      );
      expect(line).toMatch(/^S-\d+,2027-01-03T09:00:00.000Z,/);
      expect(line).toContain(`,"'@Rosa, ""the first""",odd@example.org,"'=SUM(A1)",paid,,27.5,0,,usd,0,,,`);
      expect(more).toEqual([]);
    });

    test('are in the audit log with their number, and without names', async () => {
      await ask({ filter: JSON.stringify({ buyerId: odd.id, status: 'paid' }) }).expect(200);
      const [entry] = await t.database.query(
        `select actor_id, subject_type, subject_id, fields, count from audit_facts
         where action = 'order.exported' order by at desc, id desc limit 1`,
      );
      expect(entry).toEqual({
        actor_id: coach.id,
        subject_type: 'order',
        subject_id: null,
        fields: [],
        count: 3,
      });
    });

    test('refuse what the list refuses, and need a fresh sign-in of the coach', async () => {
      expect((await ask({ sort: '["number","ASC"]' }).expect(400)).body.code).toBe('bad_sort');
      expect((await ask({ filter: '{"role":1}' }).expect(400)).body.code).toBe('bad_filter');
      await ask({}, rosa.browser).expect(403);
      t.clock.advance(minutes(11));
      await coach.browser.post('/api/auth/refresh').expect(200);
      expect((await ask({}).expect(403)).body.code).toBe('fresh_sign_in_required');
    });
  });
});

const MORE_THAN_TWO_PAGES = 2100;

/** Three orders share each microsecond. */
async function manyRefundedOrders({ database }: TestApp, buyerId: string, productId: string): Promise<void> {
  await database.query(
    `insert into orders (id, number, account_id, status, version, created_at, active_at, paid_at, received_at,
                         received_cents, product_ids)
     select gen_random_uuid(), 'X-' || n, $1, 'refunded', 1, at, at, at, at, 2700 + n % 7, array[$2::uuid]
     from generate_series(1, ${MORE_THAN_TWO_PAGES}) n,
          lateral (select timestamptz '2026-01-01' + n / 3 * interval '1 microsecond' as at) t`,
    [buyerId, productId],
  );
  await database.query(
    `with versions as (
       insert into order_versions (id, order_id, version, cart_fingerprint, currency, subtotal_cents, tax_cents,
                                   total_cents, payment_intent_id, created_at, paid_at)
       select gen_random_uuid(), id, 1, 'cart', 'usd', 2700, 0, 2700, 'pi_' || id, created_at, created_at
       from orders where number like 'X-%' returning id)
     insert into order_lines (id, order_version_id, position, product_id, type, title, amount_cents)
     select gen_random_uuid(), id, 0, $1, 'course', 'Oak', 2700 from versions`,
    [productId],
  );
}
