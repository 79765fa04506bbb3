import { type BrowserAnswer, startPaymentSandbox, type TestSandbox } from '../../../test/payment-sandbox.js';
import { createStripeClient, Stripe } from '../../platform/stripe/stripe-client.js';

const DECLINED = 'Your card was declined.';
const POOR = 'Your card has insufficient funds.';
const UNAUTHENTICATED =
  'We are unable to authenticate your payment method. Please choose a different payment method and try again.';

const refusal = async (call: Promise<unknown>): Promise<Stripe.errors.StripeError> => {
  const error: unknown = await call.then(
    () => new Error('the call was answered'),
    (reason: unknown) => reason,
  );
  if (error instanceof Stripe.errors.StripeError) return error;
  throw error;
};

describe('payments in the sandbox', () => {
  let sandbox: TestSandbox;
  beforeAll(async () => {
    sandbox = await startPaymentSandbox();
  });
  afterAll(() => sandbox.close());

  const create = (params: Partial<Stripe.PaymentIntentCreateParams> = {}) =>
    sandbox.stripe.paymentIntents.create({
      amount: 9700,
      currency: 'usd',
      automatic_payment_methods: { enabled: true },
      metadata: { order: 'o1' },
      ...params,
    });

  const confirm = (intent: Stripe.PaymentIntent, number: string): Promise<BrowserAnswer> =>
    sandbox.fromBrowser(`/v1/payment_intents/${intent.id}/confirm`, {
      client_secret: intent.client_secret ?? '',
      return_url: 'http://sanctum.test/my-sanctum',
      'payment_method_data[type]': 'card',
      'payment_method_data[card][number]': number,
      'payment_method_data[card][exp_month]': '12',
      'payment_method_data[card][exp_year]': '30',
      'payment_method_data[card][cvc]': '123',
    });

  const authenticate = (intent: Stripe.PaymentIntent, outcome: string): Promise<BrowserAnswer> =>
    sandbox.fromBrowser(`/v1/payment_intents/${intent.id}/sandbox_authenticate`, {
      client_secret: intent.client_secret ?? '',
      outcome,
    });

  test('4242 4242 4242 4242 pays', async () => {
    const intent = await create();
    expect(intent).toMatchObject({
      status: 'requires_payment_method',
      amount: 9700,
      metadata: { order: 'o1' },
    });

    const answer = await confirm(intent, '4242 4242 4242 4242');

    expect(answer).toMatchObject({ status: 200, body: { id: intent.id, status: 'succeeded' } });
    const paid = await sandbox.stripe.paymentIntents.retrieve(intent.id, { expand: ['latest_charge'] });
    expect(paid).toMatchObject({
      status: 'succeeded',
      amount_received: 9700,
      latest_charge: {
        object: 'charge',
        paid: true,
        amount: 9700,
        payment_intent: intent.id,
        payment_method_details: { card: { brand: 'visa', last4: '4242' } },
      },
    });
  });

  test.each([
    ['4000 0000 0000 0002', 'generic_decline', DECLINED],
    ['4000 0000 0000 9995', 'insufficient_funds', POOR],
  ])('%s is declined and another card may follow', async (number, declineCode, message) => {
    const intent = await create();

    const answer = await confirm(intent, number);

    expect(answer).toMatchObject({
      status: 402,
      body: {
        error: {
          type: 'card_error',
          code: 'card_declined',
          decline_code: declineCode,
          message,
          payment_intent: { id: intent.id, status: 'requires_payment_method' },
        },
      },
    });
    const declined = await sandbox.stripe.paymentIntents.retrieve(intent.id, { expand: ['latest_charge'] });
    expect(declined).toMatchObject({
      status: 'requires_payment_method',
      last_payment_error: { message, decline_code: declineCode },
      latest_charge: { paid: false, status: 'failed' },
    });
    expect(await confirm(intent, '4242424242424242')).toMatchObject({ body: { status: 'succeeded' } });
  });

  test('4000 0025 0000 3155 pays once its owner has authenticated', async () => {
    const intent = await create();

    expect(await confirm(intent, '4000 0025 0000 3155')).toMatchObject({
      status: 200,
      body: { status: 'requires_action', next_action: { type: 'use_stripe_sdk' } },
    });

    expect(await authenticate(intent, 'complete')).toMatchObject({ body: { status: 'succeeded' } });
    expect(await sandbox.stripe.charges.list({ payment_intent: intent.id })).toMatchObject({
      data: [{ paid: true, payment_method_details: { card: { last4: '3155' } } }],
    });
  });

  test('4000 0025 0000 3155 does not pay when authentication fails', async () => {
    const intent = await create();
    await confirm(intent, '4000 0025 0000 3155');

    expect(await authenticate(intent, 'fail')).toMatchObject({
      status: 400,
      body: {
        error: {
          code: 'payment_intent_authentication_failure',
          message: UNAUTHENTICATED,
          payment_intent: { status: 'requires_payment_method' },
        },
      },
    });
    expect(await authenticate(intent, 'complete')).toMatchObject({
      status: 400,
      body: { error: { code: 'payment_intent_unexpected_state' } },
    });
    expect((await sandbox.stripe.paymentIntents.retrieve(intent.id)).latest_charge).toBeNull();
  });

  test('a server can pay with the names of test cards', async () => {
    const intent = await create();
    const paid = await sandbox.stripe.paymentIntents.confirm(intent.id, { payment_method: 'pm_card_visa' });
    expect(paid.status).toBe('succeeded');

    const poor = await create();
    const error = await refusal(
      sandbox.stripe.paymentIntents.confirm(poor.id, {
        payment_method: 'pm_card_visa_chargeDeclinedInsufficientFunds',
      }),
    );
    expect(error).toBeInstanceOf(Stripe.errors.StripeCardError);
    expect(error).toMatchObject({
      statusCode: 402,
      code: 'card_declined',
      decline_code: 'insufficient_funds',
    });
    expect(error.message).toBe(POOR);
  });

  test('a card that cannot be read leaves the payment as it was', async () => {
    const intent = await create();
    expect(await confirm(intent, '4242 4242 4242 4241')).toMatchObject({
      status: 402,
      body: { error: { code: 'invalid_number', message: 'Your card number is invalid.' } },
    });
    expect((await sandbox.stripe.paymentIntents.retrieve(intent.id)).last_payment_error).toBeNull();
  });

  test('twenty confirmations at once charge once', async () => {
    const intent = await create();
    const twenty = (number: string) => Promise.all(Array.from({ length: 20 }, () => confirm(intent, number)));
    // Opens every connection first: otherwise the first call is done before the second arrives.
    await twenty('4242 4242 4242 4241');

    const answers = await twenty('4242 4242 4242 4242');

    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 400)).toHaveLength(19);
    const charges = await sandbox.stripe.charges.list({ payment_intent: intent.id });
    expect(charges.data).toHaveLength(1);
  });

  test('the same key with the same parameters gives the same payment', async () => {
    const params = { amount: 4700, currency: 'usd', metadata: { order: 'o2' } };
    const answers = await Promise.all(
      Array.from({ length: 10 }, () =>
        sandbox.stripe.paymentIntents.create(params, { idempotencyKey: 'pi:o2:v1' }),
      ),
    );
    expect(new Set(answers.map(({ id }) => id)).size).toBe(1);
  });

  test('the same key with other parameters is refused', async () => {
    const params = { amount: 4700, currency: 'usd' };
    await sandbox.stripe.paymentIntents.create(params, { idempotencyKey: 'pi:o3:v1' });

    const error = await refusal(
      sandbox.stripe.paymentIntents.create({ ...params, amount: 4800 }, { idempotencyKey: 'pi:o3:v1' }),
    );

    expect(error).toBeInstanceOf(Stripe.errors.StripeIdempotencyError);
    expect(error.statusCode).toBe(400);
  });

  test('a refused call does not use up its key', async () => {
    const idempotencyKey = 'pi:o4:v1';
    await refusal(sandbox.stripe.paymentIntents.create({ amount: 49, currency: 'usd' }, { idempotencyKey }));
    const intent = await sandbox.stripe.paymentIntents.create(
      { amount: 50, currency: 'usd' },
      { idempotencyKey },
    );
    expect(intent.amount).toBe(50);
  });

  test('a declined confirmation repeated with its key is declined again, without a new try', async () => {
    const intent = await create();
    const decline = () =>
      refusal(
        sandbox.stripe.paymentIntents.confirm(
          intent.id,
          { payment_method: 'pm_card_visa_chargeDeclined' },
          { idempotencyKey: `confirm:${intent.id}` },
        ),
      );
    expect((await decline()).message).toBe(DECLINED);
    expect((await decline()).message).toBe(DECLINED);
    expect((await sandbox.stripe.charges.list({ payment_intent: intent.id })).data).toHaveLength(1);
  });

  test('an open payment can be changed, a paid one keeps its amount', async () => {
    const intent = await create();
    const changed = await sandbox.stripe.paymentIntents.update(intent.id, {
      amount: 1200,
      metadata: { order: '', cart: 'c1' },
    });
    expect(changed).toMatchObject({ amount: 1200, metadata: { cart: 'c1' } });
    expect(changed.metadata).not.toHaveProperty('order');

    await confirm(intent, '4242424242424242');
    const error = await refusal(sandbox.stripe.paymentIntents.update(intent.id, { amount: 1300 }));
    expect(error).toMatchObject({ statusCode: 400, code: 'payment_intent_unexpected_state' });
  });

  test('a canceled payment cannot be paid', async () => {
    const intent = await create();
    const canceled = await sandbox.stripe.paymentIntents.cancel(intent.id, {
      cancellation_reason: 'abandoned',
    });
    expect(canceled).toMatchObject({ status: 'canceled', cancellation_reason: 'abandoned' });
    expect(await confirm(intent, '4242424242424242')).toMatchObject({
      status: 400,
      body: { error: { code: 'payment_intent_unexpected_state' } },
    });
    expect(await refusal(sandbox.stripe.paymentIntents.cancel(intent.id))).toMatchObject({
      code: 'payment_intent_unexpected_state',
    });
  });

  test('a browser sees a payment only with its secret, and without its metadata', async () => {
    const intent = await create();
    const ask = async (query: string) => {
      const response = await fetch(`${sandbox.url}/v1/payment_intents/${intent.id}${query}`, {
        headers: { authorization: 'Bearer pk_sandbox_test' },
      });
      return { status: response.status, body: (await response.json()) as object };
    };
    const seen = await ask(`?client_secret=${intent.client_secret}`);
    expect(seen).toMatchObject({ status: 200, body: { id: intent.id, amount: 9700 } });
    expect(seen.body).not.toHaveProperty('metadata');
    expect((await ask('')).status).toBe(400);
    expect((await ask(`?client_secret=${intent.id}_secret_guess`)).status).toBe(400);
  });

  test('a browser cannot do what is reserved for the shop', async () => {
    const answer = await sandbox.fromBrowser('/v1/payment_intents', { amount: '100', currency: 'usd' });
    expect(answer).toMatchObject({ status: 401, body: { error: { code: 'secret_key_required' } } });
    expect((await sandbox.fromBrowser('/v1/refunds', {})).status).toBe(401);
  });

  test('a wrong key is refused', async () => {
    const stranger = createStripeClient({ secretKey: 'sk_sandbox_wrong', sandboxUrl: sandbox.url });
    const error = await refusal(stranger.paymentIntents.list());
    expect(error).toBeInstanceOf(Stripe.errors.StripeAuthenticationError);
    expect(error.message).not.toContain('sk_sandbox_wrong');
  });

  test.each<[string, object, string]>([
    ['no amount', { currency: 'usd' }, 'parameter_missing'],
    ['49 cents', { amount: 49, currency: 'usd' }, 'amount_too_small'],
    ['a million dollars', { amount: 100_000_000, currency: 'usd' }, 'amount_too_large'],
    ['a broken amount', { amount: 'x', currency: 'usd' }, 'parameter_invalid_integer'],
    ['no currency', { amount: 100 }, 'parameter_missing'],
    ['a parameter nobody knows', { amount: 100, currency: 'usd', colour: 'green' }, 'parameter_unknown'],
    [
      'a nested one nobody knows',
      { amount: 100, currency: 'usd', automatic_payment_methods: { a: 1 } },
      'parameter_unknown',
    ],
  ])('a payment with %s is refused', async (_name, params, code) => {
    const call = sandbox.stripe.rawRequest('POST', '/v1/payment_intents', { ...params });
    expect(await refusal(call)).toMatchObject({ statusCode: 400, code });
  });

  test('a nonexistent object is missing', async () => {
    const error = await refusal(sandbox.stripe.paymentIntents.retrieve('pi_nowhere'));
    expect(error).toMatchObject({ statusCode: 404, code: 'resource_missing' });
    expect(error.message).toBe("No such payment_intent: 'pi_nowhere'");
    expect(await refusal(sandbox.stripe.charges.retrieve('ch_nowhere'))).toMatchObject({ statusCode: 404 });
    expect(await refusal(sandbox.stripe.coupons.list())).toMatchObject({ statusCode: 404 });
  });

  test('the list of payments is newest first, in pages', async () => {
    const older = await create();
    const newer = await create();
    const first = await sandbox.stripe.paymentIntents.list({ limit: 1 });
    expect(first).toMatchObject({ has_more: true, data: [{ id: newer.id }] });
    const second = await sandbox.stripe.paymentIntents.list({ limit: 1, starting_after: newer.id });
    expect(second.data[0]?.id).toBe(older.id);
  });
});
