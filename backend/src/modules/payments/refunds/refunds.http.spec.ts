import { startTestApp, type TestApp } from '../../../../test/app.js';
import { aProduct } from '../../../../test/builders/catalog.js';
import { enroll } from '../../../../test/builders/enrollments.js';
import {
  aPaidOrder,
  deliverWebhooks,
  intentOf,
  paidEvent,
  sendWebhook,
} from '../../../../test/builders/orders.js';
import { aHeldPayment, bought, checkoutOf, payUnheard } from '../../../../test/builders/payments.js';
import { aCreator, aMember, type Person } from '../../../../test/builders/people.js';
import { mailsTo } from '../../../../test/mail.js';
import { minutes } from '../../../kernel/clock.js';
import { newId } from '../../../kernel/ids.js';
import { StripeAccount } from '../../../platform/stripe/stripe-account.js';
import { Stripe } from '../../../platform/stripe/stripe-client.js';
import { ReconcileJob } from '../settling/reconcile.job.js';
import { deepTest } from '../../../../test/deep-test.js';

interface OrderBody {
  status: string;
  amountRefunded: string;
  amountRefundable: string;
  isWaiting: boolean;
  lines: { id: string; access: string; amountRefundable: string | null }[];
  refunds: {
    id: string;
    status: string;
    amount: string;
    origin: string;
    failure: string | null;
    needsDecision: boolean;
  }[];
  timeline: { what: string; about: string | null; amount: string | null; by: string | null }[];
  payment: { id: string };
}

describe('a refund', () => {
  let t: TestApp;
  let coach: Person;
  let rosa: Person;
  let course: string;
  let workbook: string;
  beforeAll(async () => {
    t = await startTestApp();
  });
  beforeEach(async () => {
    coach = await aCreator(t);
    rosa = await aMember(t, { name: 'Rosa Lind' });
    course = (await aProduct(t, { title: 'Oak', priceCents: 9700 })).id;
    workbook = (await aProduct(t, { title: 'Letters' })).id;
  });
  afterAll(() => t.close());

  const path = (id: string) => `/api/creator/orders/${id}`;
  const read = async (id: string) => (await coach.browser.get(path(id)).expect(200)).body as OrderBody;
  const ask = (id: string, body: object) => coach.browser.post(`${path(id)}/refunds`).send(body);
  const anOrder = () => aPaidOrder(t, rosa, course, workbook);
  const owned = async () => (await bought(t, rosa, [course, workbook])).owned;
  const refundsAtStripe = async (id: string) => {
    const { payment } = await read(id);
    const { data } = await t.app.get(StripeAccount).client.refunds.list({ payment_intent: payment.id });
    return data.map(({ amount }) => amount);
  };
  const reconcile = async () => {
    t.clock.advance(minutes(2));
    await t.app.get(ReconcileJob, { strict: false }).run();
    await t.runJobs();
  };

  test('of a whole order returns all of it, ends access, notifies the buyer, and is shown in the order', async () => {
    const id = await anOrder();
    await ask(id, { amount: '124.00', reason: 'Bought by mistake.' }).expect(202);
    // Requested and not completed: access is still open.
    expect(await read(id)).toMatchObject({
      status: 'paid',
      amountRefunded: '0.00',
      amountRefundable: '0.00',
      refunds: [{ status: 'pending' }],
    });
    expect(await owned()).toBe(2);
    await t.runJobs();

    const order = await read(id);
    expect(order).toMatchObject({
      status: 'refunded',
      amountRefunded: '124.00',
      amountRefundable: '0.00',
      lines: [{ access: 'ended', amountRefundable: null }, { access: 'ended' }],
      refunds: [{ status: 'succeeded', amount: '124.00', origin: 'console' }],
    });
    expect(order.timeline).toContainEqual(
      expect.objectContaining({ what: 'refund_requested', about: 'Bought by mistake.', by: coach.name }),
    );
    expect(order.timeline).toContainEqual(
      expect.objectContaining({ what: 'refunded', about: 'Oak, Letters', amount: '124.00' }),
    );
    expect(await owned()).toBe(0);
    expect(await refundsAtStripe(id)).toEqual([12_400]);
    expect(
      await t.database.query('select action, reason from audit_facts where subject_id = $1', [id]),
    ).toEqual([{ action: 'order.refund_requested', reason: 'Bought by mistake.' }]);
    const mail = (await mailsTo(t, rosa.email)).find(({ subject }) => subject.startsWith('Your refund'));
    expect(mail?.text).toContain('We refunded $124.00');
    expect(mail?.text).toContain('You no longer have access to: “Oak”, “Letters”');
    expect((await rosa.browser.get(`/api/me/orders/${id}`).expect(200)).body.status).toBe('refunded');
  });

  test('of one line leaves the rest open, and the last line returns the rest', async () => {
    const id = await anOrder();
    const [oak, letters] = (await read(id)).lines;
    expect([oak?.amountRefundable, letters?.amountRefundable]).toEqual(['97.00', '27.00']);
    await ask(id, { lineIds: [letters!.id], amount: '27.00' }).expect(202);
    await t.runJobs();
    expect(await read(id)).toMatchObject({
      status: 'partially_refunded',
      amountRefunded: '27.00',
      amountRefundable: '97.00',
      lines: [{ access: 'open' }, { access: 'ended' }],
    });
    expect(await bought(t, rosa, [course])).toMatchObject({ owned: 1 });
    await ask(id, { lineIds: [oak!.id], amount: '97.00' }).expect(202);
    await t.runJobs();
    expect(await read(id)).toMatchObject({ status: 'refunded', amountRefunded: '124.00' });
    expect(await refundsAtStripe(id)).toEqual([9700, 2700]);
  });

  test('leaves another right to the same product', async () => {
    const id = await anOrder();
    await t.database.query(
      `update enrollments set source = 'grant', source_id = null where account_id = $1 and product_id = $2`,
      [rosa.id, course],
    );
    await ask(id, { amount: '124.00' }).expect(202);
    await t.runJobs();
    expect((await read(id)).lines.map(({ access }) => access)).toEqual(['open_otherwise', 'ended']);
    expect(await owned()).toBe(1);
  });

  test('lets the buyer have the same product again', async () => {
    const id = await anOrder();
    await ask(id, { amount: '124.00' }).expect(202);
    await t.runJobs();
    const again = await anOrder();
    expect(await owned()).toBe(2);
    expect((await read(again)).status).toBe('paid');
    expect((await read(id)).lines[0]?.access).toBe('open_otherwise');
  });

  test.each([
    ['another sum than the one shown', { amount: '97.00' }, 409, 'refund_changed'],
    ['a line of another order', { lineIds: [newId()], amount: '97.00' }, 409, 'nothing_to_refund'],
    ['no lines at all', { lineIds: [], amount: '97.00' }, 400, 'invalid'],
    ['an amount that is none', { amount: '-1' }, 400, 'invalid'],
    ['a field nobody knows', { amount: '124.00', force: true }, 400, 'invalid'],
  ])('of %s is refused', async (_, body, status, code) => {
    const answer = await ask(await anOrder(), body).expect(status);
    expect(answer.body.code).toBe(code);
  });

  test('needs a password proved on this device within ten minutes', async () => {
    const id = await anOrder();
    t.clock.advance(minutes(9));
    await coach.browser.post('/api/auth/refresh').expect(200);
    t.clock.advance(minutes(2));
    expect((await ask(id, { amount: '124.00' }).expect(403)).body.code).toBe('fresh_sign_in_required');
  });

  describe('of which the payment provider', () => {
    const refundsOf = () => t.app.get(StripeAccount).client.refunds;

    test('reports the result before it answers is completed once', async () => {
      const id = await anOrder();
      const refunds = refundsOf();
      const create = refunds.create.bind(refunds);
      jest.spyOn(refunds, 'create').mockImplementationOnce(async (...wanted) => {
        const made = await create(...wanted);
        await deliverWebhooks(t);
        return made;
      });
      await ask(id, { amount: '124.00' }).expect(202);
      await t.runJobs();
      await deliverWebhooks(t);
      await t.runJobs();
      expect(await read(id)).toMatchObject({ status: 'refunded', amountRefunded: '124.00', refunds: [{}] });
    });

    deepTest('says every word twenty times is done once', async () => {
      const switches = { delaySeconds: 0, drop: false };
      const say = (repeat: number) =>
        t
          .browser()
          .put('/sandbox/payments/api/settings')
          .send({ ...switches, repeat })
          .expect(200);
      const id = await anOrder();
      const [, letters] = (await read(id)).lines;
      await say(20);
      await ask(id, { lineIds: [letters!.id], amount: '27.00' }).expect(202);
      await t.runJobs();
      await say(1);
      await Promise.all([deliverWebhooks(t), deliverWebhooks(t)]);
      await t.runJobs();
      expect(await read(id)).toMatchObject({
        status: 'partially_refunded',
        amountRefunded: '27.00',
        refunds: [{}],
      });
      const mails = (await mailsTo(t, rosa.email)).filter(({ subject }) => subject.startsWith('Your refund'));
      expect(mails).toHaveLength(1);
    });

    test.each([
      ['does it, and whose answer is lost', true],
      ['cannot be reached', false],
    ])('%s stays pending until the reconciler has settled it, once', async (_, isDone) => {
      const id = await anOrder();
      const refunds = refundsOf();
      const create = refunds.create.bind(refunds);
      const lost = jest.spyOn(refunds, 'create').mockImplementationOnce(async (...wanted) => {
        if (isDone) await create(...wanted);
        throw new Stripe.errors.StripeConnectionError({ message: 'timed out', type: 'api_error' });
      });
      await t
        .browser()
        .put('/sandbox/payments/api/settings')
        .send({ delaySeconds: 0, repeat: 1, drop: true });
      await ask(id, { amount: '124.00' }).expect(202);
      await t.runJobs();
      expect(await read(id)).toMatchObject({ status: 'paid', refunds: [{ status: 'pending' }] });
      expect(await owned()).toBe(2);
      // Meanwhile it cannot be requested a second time.
      expect((await ask(id, { amount: '124.00' }).expect(409)).body.code).toBe('nothing_to_refund');
      await reconcile();
      await reconcile();
      await t
        .browser()
        .put('/sandbox/payments/api/settings')
        .send({ delaySeconds: 0, repeat: 1, drop: false });
      expect(await read(id)).toMatchObject({ status: 'refunded', amountRefunded: '124.00', refunds: [{}] });
      expect(await refundsAtStripe(id)).toEqual([12_400]);
      expect(await owned()).toBe(0);
      lost.mockRestore();
    });

    test('refuses moves no money, tells the coach, and can be tried again', async () => {
      const first = await aCreator(t, { name: 'First' });
      await t.database.query(`update accounts set created_at = '2020-01-01' where id = $1`, [first.id]);
      const id = await anOrder();
      const refused = new Stripe.errors.StripeInvalidRequestError({
        message: 'Insufficient funds in your Stripe balance.',
        type: 'invalid_request_error',
      });
      jest.spyOn(refundsOf(), 'create').mockRejectedValueOnce(refused);
      await ask(id, { amount: '124.00' }).expect(202);
      await t.runJobs();
      expect(await read(id)).toMatchObject({
        status: 'paid',
        amountRefunded: '0.00',
        amountRefundable: '124.00',
        refunds: [{ status: 'failed', failure: 'Insufficient funds in your Stripe balance.' }],
      });
      expect(await owned()).toBe(2);
      const mails = await mailsTo(t, first.email);
      const mail = mails.find(({ subject }) => subject.includes('Refund failed'));
      expect(mail?.text).toContain(`${t.url}/creator/orders/${id}/show`);
      await t.database.query('delete from accounts where id = $1', [first.id]);
      await ask(id, { amount: '124.00' }).expect(202);
      await t.runJobs();
      expect(await read(id)).toMatchObject({ status: 'refunded', amountRefunded: '124.00' });
    });
  });

  describe('of a payment under review', () => {
    test('returns what was paid twice, closes the review, and leaves the rest open', async () => {
      const held = await checkoutOf(rosa, course, workbook);
      await payUnheard(t, held);
      await enroll(t, rosa.id, [workbook]);
      await sendWebhook(t, await paidEvent(t, intentOf(held))).expect(200);
      const id = held.orderId;
      const { lines } = await read(id);
      expect(lines.map(({ access }) => access)).toEqual(['open', 'waits']);
      await ask(id, { lineIds: [lines[1]!.id], amount: '27.00' }).expect(202);
      await t.runJobs();
      expect(await read(id)).toMatchObject({
        status: 'partially_refunded',
        amountRefunded: '27.00',
        isWaiting: false,
        lines: [{ access: 'open' }, { access: 'open_otherwise' }],
      });
      expect(await owned()).toBe(2);
    });

    test('with a different amount returns what arrived, and leaves nothing to grant', async () => {
      const held = await aHeldPayment(t, rosa, { amount_received: 100 }, course);
      const id = held.orderId;
      const intentId = intentOf(held);
      expect((await read(id)).amountRefundable).toBe('1.00');
      await ask(id, { amount: '1.00', reason: 'Not what we asked for.' }).expect(202);
      const grant = () =>
        coach.browser.post(`/api/creator/payment-reviews/${id}/grant`).send({ note: 'Fine.' });
      expect((await grant().expect(409)).body.code).toBe('refund_pending');
      await t.runJobs();
      expect(await read(id)).toMatchObject({
        status: 'refunded',
        amountRefunded: '1.00',
        payment: { id: intentId },
      });
      expect((await coach.browser.get(`/api/creator/payment-reviews/${id}`).expect(200)).body).toMatchObject({
        resolution: 'refunded',
        resolvedBy: coach.name,
        note: 'Not what we asked for.',
      });
      expect((await grant().expect(409)).body.code).toBe('already_resolved');
      expect(await owned()).toBe(0);
    });

    test('while it is granted leaves either access or the refund, never both', async () => {
      const held = await aHeldPayment(t, rosa, { amount_received: 100 }, course);
      const [granted, refunded] = await Promise.all([
        coach.browser.post(`/api/creator/payment-reviews/${held.orderId}/grant`).send({ note: 'Fine.' }),
        ask(held.orderId, { amount: '1.00' }),
      ]);
      await t.runJobs();
      expect([granted.status, refunded.status]).toContainEqual(expect.any(Number));
      const order = await read(held.orderId);
      const isRefunded = order.amountRefunded === '1.00';
      expect(isRefunded).toBe(refunded.status === 202);
      expect(await owned()).toBe(isRefunded ? 0 : 1);
    });
  });

  test('that the bank returns restores access, and notifies the coach', async () => {
    const id = await anOrder();
    await ask(id, { amount: '124.00' }).expect(202);
    await t.runJobs();
    const { payment } = await read(id);
    const { data } = await t.app.get(StripeAccount).client.refunds.list({ payment_intent: payment.id });
    const failed = { ...data[0], status: 'failed', failure_reason: 'lost_or_stolen_card' };
    const event = { id: `evt_${newId()}`, object: 'event', type: 'refund.failed', data: { object: failed } };
    expect((await sendWebhook(t, event).expect(200)).body.outcome).toBe('refund_failed');
    expect(await read(id)).toMatchObject({
      status: 'paid',
      amountRefunded: '0.00',
      amountRefundable: '124.00',
    });
    expect(await owned()).toBe(2);
  });
});
