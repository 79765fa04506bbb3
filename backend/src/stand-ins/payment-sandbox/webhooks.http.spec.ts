import { keys, startPaymentSandbox, type TestSandbox, until } from '../../../test/payment-sandbox.js';
import { isSignatureError, readWebhook, type Stripe } from '../../platform/stripe/stripe-client.js';
import { pageUrls } from './page/page-urls.js';
import type { WebhookSettings } from './api/settings.js';

const SECOND = 1000;
const PAID = ['charge.succeeded', 'payment_intent.succeeded'];

describe('webhooks of the sandbox', () => {
  let sandbox: TestSandbox;
  beforeEach(async () => {
    sandbox = await startPaymentSandbox();
  });
  afterEach(() => sandbox.close());

  const create = () => sandbox.stripe.paymentIntents.create({ amount: 9700, currency: 'usd' });
  const pay = async (method = 'pm_card_visa'): Promise<Stripe.PaymentIntent> =>
    sandbox.stripe.paymentIntents.confirm((await create()).id, { payment_method: method });

  const call = (path: string, method: string, body?: object) =>
    fetch(sandbox.url + path, {
      method,
      ...(body && { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
    });
  const set = (settings: Partial<WebhookSettings>) =>
    call(pageUrls.api.settings, 'PUT', { delaySeconds: 0, drop: false, repeat: 1, ...settings });
  const eventOf = async (type: string) => {
    const [event] = (await sandbox.stripe.events.list({ type })).data;
    if (!event) throw new Error(`there is no event ${type}`);
    return event;
  };

  /** Two rounds, so that a webhook which the first round makes due again is noticed. */
  const deliver = async () => {
    await sandbox.deliveries.deliverDue();
    await sandbox.deliveries.deliverDue();
    return sandbox.receivedTypes().toSorted();
  };

  test('a payment sends one signed webhook', async () => {
    const intent = await pay();
    expect(await deliver()).toEqual(PAID);

    const told = sandbox.received.map(({ body, signature }) =>
      readWebhook({ rawBody: body, signature, secret: keys.webhookSecret, receivedAt: sandbox.clock.now() }),
    );
    const succeeded = told.find((event) => event?.type === 'payment_intent.succeeded');
    expect(succeeded?.data.object).toMatchObject({
      id: intent.id,
      amount_received: 9700,
      status: 'succeeded',
    });
  });

  test('a tampered, foreign, unsigned or old webhook is refused', async () => {
    await pay();
    await deliver();
    const [first] = sandbox.received;
    if (!first) throw new Error('nothing was delivered');
    const genuine = {
      rawBody: first.body,
      signature: first.signature,
      secret: keys.webhookSecret,
      receivedAt: sandbox.clock.now(),
    };
    expect(() => readWebhook(genuine)).not.toThrow();

    const forgeries = [
      { ...genuine, rawBody: first.body.replace('9700', '9701') },
      { ...genuine, secret: 'whsec_another' },
      { ...genuine, signature: undefined },
      { ...genuine, signature: 't=1,v1=' },
      { ...genuine, receivedAt: new Date(genuine.receivedAt.getTime() + 301 * SECOND) },
    ];
    for (const forgery of forgeries) {
      let thrown: unknown;
      try {
        readWebhook(forgery);
      } catch (error) {
        thrown = error;
      }
      expect(isSignatureError(thrown)).toBe(true);
    }
  });

  test('every change of a payment sends a webhook', async () => {
    const intent = await create();
    const { paymentIntents } = sandbox.stripe;
    const decline = { payment_method: 'pm_card_visa_chargeDeclined' };
    await expect(paymentIntents.confirm(intent.id, decline)).rejects.toThrow('Your card was declined.');
    await paymentIntents.confirm(intent.id, { payment_method: 'pm_card_authenticationRequiredOnSetup' });
    await paymentIntents.cancel(intent.id);
    const other = await pay();
    await sandbox.stripe.refunds.create({ payment_intent: other.id });

    expect(await deliver()).toEqual([
      'charge.refunded',
      'charge.succeeded',
      'payment_intent.canceled',
      'payment_intent.payment_failed',
      'payment_intent.requires_action',
      'payment_intent.succeeded',
      'refund.created',
    ]);
  });

  test('delayed webhooks wait for their time', async () => {
    await set({ delaySeconds: 60 });
    await pay();
    expect(await deliver()).toEqual([]);
    sandbox.clock.advance(59 * SECOND);
    expect(await deliver()).toEqual([]);
    sandbox.clock.advance(SECOND);
    expect(await deliver()).toEqual(PAID);
  });

  test('dropped webhooks never arrive, until one is delivered by hand', async () => {
    await set({ drop: true });
    await pay();
    sandbox.clock.advance(86_400 * SECOND);
    expect(await deliver()).toEqual([]);

    const { id } = await eventOf('payment_intent.succeeded');
    expect((await call(pageUrls.api.redeliver(id), 'POST')).status).toBe(202);
    expect(await deliver()).toEqual(['payment_intent.succeeded']);
  });

  test('repeated webhooks carry the same event', async () => {
    await set({ repeat: 3 });
    await pay();
    expect(await deliver()).toEqual([...PAID, ...PAID, ...PAID].toSorted());
    expect(new Set(sandbox.received.map(({ body }) => body)).size).toBe(2);
  });

  test('a delayed webhook can be delivered now', async () => {
    await set({ delaySeconds: 3600 });
    await pay();
    const { id } = await eventOf('charge.succeeded');
    await call(pageUrls.api.redeliver(id), 'POST');
    expect(await deliver()).toEqual(['charge.succeeded']);
    sandbox.clock.advance(3600 * SECOND);
    expect(await deliver()).toEqual(PAID);
  });

  test('a webhook that the shop did not accept comes again, after growing delays', async () => {
    sandbox.answerWebhooksWith(500);
    await pay();
    expect(await deliver()).toHaveLength(2);
    sandbox.clock.advance(SECOND);
    expect(await deliver()).toHaveLength(4);
    sandbox.clock.advance(SECOND);
    expect(await deliver()).toHaveLength(4);
    sandbox.answerWebhooksWith(200);
    sandbox.clock.advance(SECOND);
    expect(await deliver()).toHaveLength(6);
    sandbox.clock.advance(86_400 * SECOND);
    expect(await deliver()).toHaveLength(6);
  });

  test('a shop that never answers is given up on', async () => {
    sandbox.answerWebhooksWith(500);
    await pay();
    for (let hour = 0; hour < 20; hour++) {
      await sandbox.deliveries.deliverDue();
      sandbox.clock.advance(3600 * SECOND);
    }
    expect(sandbox.received).toHaveLength(16);
    const events: unknown = await (await call(pageUrls.api.events, 'GET')).json();
    expect(events).toMatchObject([{ deliveries: [{ state: 'failed', attempts: 8 }] }, {}]);
  });

  test('two processes deliver nothing twice', async () => {
    const other = await sandbox.another();
    await set({ repeat: 20 });
    await pay();
    let sent: number;
    do {
      const rounds = [sandbox, other, sandbox, other].map(({ deliveries }) => deliveries.deliverDue());
      sent = (await Promise.all(rounds)).reduce((sum, count) => sum + count, 0);
    } while (sent > 0);
    expect(sandbox.received.length + other.received.length).toBe(40);
  });

  test('a webhook whose process died is delivered by another one', async () => {
    await pay();
    const silent = await sandbox.another();
    silent.answerWebhooksWith('silence');
    const underWay = silent.deliveries.deliverDue();
    await until(() => silent.received.length === 2);

    expect(await deliver()).toEqual([]);
    sandbox.clock.advance(30 * SECOND);
    expect(await deliver()).toEqual(PAID);

    await silent.deliveries.stop();
    await underWay;
    sandbox.clock.advance(3600 * SECOND);
    expect(await deliver()).toEqual(PAID);
  });

  test('a started sandbox delivers on its own', async () => {
    sandbox.deliveries.start();
    await pay();
    await until(() => sandbox.received.length === 2);
    expect(sandbox.receivedTypes().toSorted()).toEqual(PAID);
  });

  test('payments, keys and settings survive a restart', async () => {
    await set({ delaySeconds: 7, repeat: 2 });
    const params = { amount: 4700, currency: 'usd' };
    const before = await sandbox.stripe.paymentIntents.create(params, { idempotencyKey: 'pi:o1:v1' });
    const next = await sandbox.another();

    expect((await next.stripe.paymentIntents.retrieve(before.id)).amount).toBe(4700);
    const again = await next.stripe.paymentIntents.create(params, { idempotencyKey: 'pi:o1:v1' });
    expect(again.id).toBe(before.id);
    const settings = await (await fetch(next.url + pageUrls.api.settings)).json();
    expect(settings).toEqual({ delaySeconds: 7, drop: false, repeat: 2 });
  });
});
