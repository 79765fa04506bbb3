import { keys } from '../../../../test/payment-sandbox.js';
import { at, dayOf, startBilling, type TestBilling } from '../../../../test/sandbox-billing.js';
import { readWebhook, type Stripe } from '../../../platform/stripe/stripe-client.js';

const fails = (call: Promise<unknown>) => call.catch((error: Stripe.errors.StripeError) => error);

describe('the life of a subscription', () => {
  let billing: TestBilling;
  beforeAll(async () => {
    billing = await startBilling();
  });
  afterAll(() => billing.sandbox.close());
  beforeEach(() => {
    billing.sandbox.received.length = 0;
  });

  const types = () => new Set(billing.sandbox.receivedTypes());
  const pay = (path: string, secret: string | null, number: string) =>
    billing.sandbox.fromBrowser(`${path}/confirm`, {
      client_secret: secret ?? '',
      'payment_method_data[type]': 'card',
      'payment_method_data[card][number]': number,
      'payment_method_data[card][exp_month]': '12',
      'payment_method_data[card][exp_year]': '35',
      'payment_method_data[card][cvc]': '123',
    });

  test('a buyer pays the first invoice, and the card renews it on the same day of each month', async () => {
    const lena = await billing.member(null);
    const created = await billing.subscribe(lena.customer, {
      payment_behavior: 'default_incomplete',
      payment_settings: { save_default_payment_method: 'on_subscription' },
      add_invoice_items: [{ price: billing.prices.fee }],
      expand: ['latest_invoice.confirmation_secret', 'latest_invoice.payments.data.payment.payment_intent'],
    });
    const first = created.latest_invoice as Stripe.Invoice;
    expect(created.status).toBe('incomplete');
    expect(first).toMatchObject({ status: 'open', total: 4400, billing_reason: 'subscription_create' });
    expect(first.payments?.data[0]?.payment.payment_intent).toMatchObject({ amount: 4400 });

    const secret = first.confirmation_secret?.client_secret ?? '';
    const intent = secret.split('_secret_')[0];
    expect(await pay(`/v1/payment_intents/${intent}`, secret, '4242424242424242')).toMatchObject({
      body: { status: 'succeeded' },
    });
    const active = await billing.read(created.id);
    expect(active).toMatchObject({ status: 'active', default_payment_method: expect.stringMatching(/^pm_/) });

    await billing.advance(lena, '2027-04-29');
    const all = await billing.invoices(created.id);
    expect(all.map(({ status, total, billing_reason: reason }) => [status, total, reason])).toEqual([
      ['paid', 4400, 'subscription_create'],
      ['paid', 2900, 'subscription_cycle'],
      ['paid', 2900, 'subscription_cycle'],
    ]);
    expect(all.map(({ lines }) => dayOf(lines.data[0]?.period.end))).toEqual([
      '2027-02-28',
      '2027-03-31',
      '2027-04-30',
    ]);
    expect(types()).toEqual(
      new Set([
        'charge.succeeded',
        'customer.created',
        'customer.subscription.created',
        'customer.subscription.updated',
        'invoice.created',
        'invoice.finalized',
        'invoice.paid',
        'invoice.payment_succeeded',
        'invoice.upcoming',
        'payment_intent.created',
        'payment_intent.succeeded',
        'payment_method.attached',
        'price.created',
        'product.created',
        'test_helpers.test_clock.advancing',
        'test_helpers.test_clock.created',
        'test_helpers.test_clock.ready',
      ]),
    );
  });

  test('a saved card pays only for its own customer', async () => {
    const [lena, ruth] = [await billing.member(), await billing.member(null)];
    const { data } = await billing.sandbox.stripe.paymentMethods.list({ customer: lena.customer });
    const { id } = await billing.subscribe(ruth.customer, { payment_behavior: 'default_incomplete' });
    const [open] = await billing.invoices(id);
    const secret = open?.confirmation_secret?.client_secret ?? '';
    const answer = await billing.sandbox.fromBrowser(
      `/v1/payment_intents/${secret.split('_secret_')[0]}/confirm`,
      { client_secret: secret, payment_method: data[0]?.id ?? '' },
    );
    expect(answer.status).toBe(400);
    expect(await billing.read(id)).toMatchObject({ status: 'incomplete' });
  });

  test('a first invoice that nobody pays expires after 23 hours', async () => {
    const lena = await billing.member(null);
    const { id } = await billing.subscribe(lena.customer, { payment_behavior: 'default_incomplete' });
    await billing.advance(lena, '2027-02-01');
    expect(await billing.read(id)).toMatchObject({ status: 'incomplete_expired' });
    expect(await billing.invoices(id)).toMatchObject([{ status: 'void' }]);
  });

  test('a failing card is tried four times, and then the subscription ends', async () => {
    const lena = await billing.member();
    const { id } = await billing.subscribe(lena.customer);
    await billing.useCard(lena.customer, 'pm_card_chargeCustomerFail');
    await billing.advance(lena, '2027-03-01');
    expect(await billing.read(id)).toMatchObject({ status: 'past_due' });
    const tries = async () => {
      const [, late] = await billing.invoices(id);
      return [late?.attempt_count, dayOf(late?.next_payment_attempt)];
    };
    expect(await tries()).toEqual([1, '2027-03-03']);
    await billing.advance(lena, '2027-03-04');
    expect(await tries()).toEqual([2, '2027-03-08']);
    await billing.advance(lena, '2027-03-16');
    expect(await billing.read(id)).toMatchObject({
      status: 'canceled',
      cancellation_details: { reason: 'payment_failed' },
    });
    expect(await billing.invoices(id)).toMatchObject([
      { status: 'paid' },
      { status: 'open', attempt_count: 4 },
    ]);
    await billing.advance(lena, '2027-12-31');
    expect(await billing.invoices(id)).toHaveLength(2);
    expect(types()).toContain('invoice.payment_failed');
    expect(types()).toContain('customer.subscription.deleted');
  });

  test('a new card pays the open invoice, once, and the subscription is in order again', async () => {
    const lena = await billing.member();
    const { id } = await billing.subscribe(lena.customer);
    await billing.useCard(lena.customer, 'pm_card_chargeCustomerFail');
    await billing.advance(lena, '2027-03-01');
    const open = (await billing.read(id)).latest_invoice as string;
    expect(await fails(billing.sandbox.stripe.invoices.pay(open))).toMatchObject({ code: 'card_declined' });
    await billing.useCard(lena.customer, 'pm_card_visa');

    const paid = await Promise.allSettled(
      Array.from({ length: 10 }, () => billing.sandbox.stripe.invoices.pay(open)),
    );
    expect(paid.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await billing.read(id)).toMatchObject({ status: 'active' });
    const { data } = await billing.sandbox.stripe.invoicePayments.list({ invoice: open });
    const charges = await billing.sandbox.stripe.charges.list({
      payment_intent: data[0]?.payment.payment_intent as string,
    });
    expect(charges.data.filter((charge) => charge.paid)).toHaveLength(1);
  });

  test('a renewal that needs authentication waits for its owner', async () => {
    const lena = await billing.member('pm_card_visa');
    const { id } = await billing.subscribe(lena.customer);
    await billing.useCard(lena.customer, 'pm_card_authenticationRequired');
    await billing.advance(lena, '2027-03-01');
    expect(await billing.read(id)).toMatchObject({ status: 'past_due' });
    expect(types()).toContain('invoice.payment_action_required');
    const [, open] = await billing.invoices(id);
    const secret = open?.confirmation_secret?.client_secret ?? '';
    await billing.sandbox.fromBrowser(
      `/v1/payment_intents/${secret.split('_secret_')[0]}/sandbox_authenticate`,
      {
        client_secret: secret,
        outcome: 'complete',
      },
    );
    expect(await billing.read(id)).toMatchObject({ status: 'active' });
    expect(await billing.invoices(id)).toMatchObject([{ status: 'paid' }, { status: 'paid' }]);
  });

  test('a trial saves a card first, announces its end, and is charged then', async () => {
    const lena = await billing.member(null);
    const created = await billing.subscribe(lena.customer, {
      trial_period_days: 14,
      payment_behavior: 'default_incomplete',
      expand: ['pending_setup_intent'],
    });
    expect(created.status).toBe('trialing');
    const setup = created.pending_setup_intent as Stripe.SetupIntent;
    expect(await pay(`/v1/setup_intents/${setup.id}`, setup.client_secret, '4000000000000002')).toMatchObject(
      {
        status: 402,
        body: { error: { code: 'card_declined', setup_intent: { status: 'requires_payment_method' } } },
      },
    );
    expect(await pay(`/v1/setup_intents/${setup.id}`, setup.client_secret, '4000002500003155')).toMatchObject(
      {
        body: { status: 'requires_action' },
      },
    );
    const agreed = await billing.sandbox.fromBrowser(`/v1/setup_intents/${setup.id}/sandbox_authenticate`, {
      client_secret: setup.client_secret ?? '',
      outcome: 'complete',
    });
    expect(agreed.body).toMatchObject({ status: 'succeeded' });
    expect(agreed.body).not.toHaveProperty('metadata');

    await billing.advance(lena, '2027-02-15');
    expect(types()).toContain('customer.subscription.trial_will_end');
    expect(types()).toContain('setup_intent.succeeded');
    expect(await billing.read(created.id)).toMatchObject({ status: 'active', trial_end: at('2027-02-14') });
    expect(await billing.invoices(created.id)).toMatchObject([
      { status: 'paid', total: 0 },
      { status: 'paid', total: 2900 },
    ]);
  });

  test('a payment that is moved comes at the new time, from which the next are counted', async () => {
    const lena = await billing.member();
    const { id } = await billing.subscribe(lena.customer);
    const moved = await billing.sandbox.stripe.subscriptions.update(id, {
      trial_end: at('2027-03-20'),
      proration_behavior: 'none',
    });
    expect(moved).toMatchObject({ status: 'trialing', trial_end: at('2027-03-20') });
    await billing.advance(lena, '2027-03-19');
    expect(await billing.invoices(id)).toHaveLength(1);
    await billing.advance(lena, '2027-03-21');
    expect(await billing.invoices(id)).toHaveLength(2);
    const { status, items } = await billing.read(id);
    expect([status, items.data[0]?.current_period_end]).toEqual(['active', at('2027-04-20')]);
  });

  test('a trial without a card pauses, and resumes with one', async () => {
    const lena = await billing.member(null);
    const { id } = await billing.subscribe(lena.customer, {
      trial_period_days: 14,
      trial_settings: { end_behavior: { missing_payment_method: 'pause' } },
    });
    await billing.advance(lena, '2027-03-20');
    expect(await billing.read(id)).toMatchObject({ status: 'paused' });
    await billing.useCard(lena.customer, 'pm_card_visa');
    const resumed = await billing.sandbox.stripe.subscriptions.resume(id);
    expect(resumed.status).toBe('active');
    expect(dayOf(resumed.items.data[0]?.current_period_end)).toBe('2027-04-20');
    await billing.deliver();
    expect(types()).toContain('customer.subscription.paused');
    expect(types()).toContain('customer.subscription.resumed');
  });

  test('a subscription canceled at the end of its period ends there, unless it is taken back', async () => {
    const lena = await billing.member();
    const { id } = await billing.subscribe(lena.customer);
    const ending = await billing.sandbox.stripe.subscriptions.update(id, {
      cancel_at_period_end: true,
      cancellation_details: { feedback: 'too_expensive', comment: 'Later again' },
    });
    expect(ending).toMatchObject({ status: 'active', cancel_at: at('2027-02-28') });
    const kept = await billing.sandbox.stripe.subscriptions.update(id, { cancel_at_period_end: false });
    expect(kept).toMatchObject({ cancel_at: null, canceled_at: null });
    await billing.sandbox.stripe.subscriptions.update(id, { cancel_at_period_end: true });
    await billing.advance(lena, '2027-05-01');
    expect(await billing.read(id)).toMatchObject({ status: 'canceled', ended_at: at('2027-02-28') });
    expect(await billing.invoices(id)).toHaveLength(1);
    const listed = await billing.sandbox.stripe.subscriptions.list({ customer: lena.customer });
    expect(listed.data).toEqual([]);
    const all = await billing.sandbox.stripe.subscriptions.list({ customer: lena.customer, status: 'all' });
    expect(all.data).toHaveLength(1);
  });

  test('three instalments are a subscription that is canceled after its third month', async () => {
    const lena = await billing.member('pm_card_visa', '2027-01-15');
    const { id } = await billing.subscribe(lena.customer, { cancel_at: at('2027-04-15') });
    await billing.advance(lena, '2028-01-01');
    expect(await billing.invoices(id)).toMatchObject(Array.from({ length: 3 }, () => ({ status: 'paid' })));
    expect(await billing.read(id)).toMatchObject({ status: 'canceled', ended_at: at('2027-04-15') });
  });

  test('a canceled subscription stops at once', async () => {
    const lena = await billing.member();
    const { id } = await billing.subscribe(lena.customer);
    const canceled = await billing.sandbox.stripe.subscriptions.cancel(id, {
      cancellation_details: { comment: 'Moved away' },
    });
    expect(canceled).toMatchObject({ status: 'canceled', cancellation_details: { comment: 'Moved away' } });
    expect(
      await fails(billing.sandbox.stripe.subscriptions.update(id, { cancel_at_period_end: true })),
    ).toMatchObject({ statusCode: 400 });
  });

  test.each(['void', 'mark_uncollectible', 'keep_as_draft'] as const)(
    'paused collection (%s) charges nothing until it resumes by itself',
    async (behavior) => {
      const lena = await billing.member();
      const { id } = await billing.subscribe(lena.customer);
      await billing.sandbox.stripe.subscriptions.update(id, {
        pause_collection: { behavior, resumes_at: at('2027-03-31') },
      });
      await billing.advance(lena, '2027-04-01');
      const status = { void: 'void', mark_uncollectible: 'uncollectible', keep_as_draft: 'draft' }[behavior];
      expect(await billing.invoices(id)).toMatchObject([{ status: 'paid' }, { status }, { status: 'paid' }]);
      expect(await billing.read(id)).toMatchObject({ status: 'active', pause_collection: null });
    },
  );

  test('without a test clock, life follows the real time', async () => {
    const { id: customer } = await billing.sandbox.stripe.customers.create();
    await billing.useCard(customer, 'pm_card_visa');
    const { id } = await billing.subscribe(customer);
    billing.sandbox.clock.advance(32 * 86_400_000);
    await billing.deliver();
    expect(await billing.invoices(id)).toMatchObject([{ status: 'paid' }, { status: 'paid' }]);
  });

  test('two processes live through months once', async () => {
    const other = await billing.sandbox.another();
    const members = [await billing.member(), await billing.member()];
    const ids = await Promise.all(
      members.map(async ({ customer }) => (await billing.subscribe(customer)).id),
    );
    for (const { clock } of members) {
      await billing.sandbox.stripe.testHelpers.testClocks.advance(clock, { frozen_time: at('2027-06-01') });
    }
    await Promise.all(
      [billing.sandbox, other, billing.sandbox].map(({ deliveries }) => deliveries.deliverDue()),
    );
    for (const id of ids) expect(await billing.invoices(id)).toHaveLength(5);
  });

  test('webhooks go out even if a subscription cannot live on', async () => {
    const member = await billing.member();
    const { id } = await billing.subscribe(member.customer);
    const { rows } = await billing.sandbox.pool.query<{ body: object }>(
      `update payment_sandbox.objects set body = body - 'items', due_at = 1 where id = $1 returning body`,
      [id],
    );
    expect(rows).toHaveLength(1);
    await billing.deliver();
    expect(types()).toContain('customer.subscription.created');
    await billing.sandbox.pool.query('update payment_sandbox.objects set due_at = null where id = $1', [id]);
  });

  test('its webhooks are signed like all others', async () => {
    await billing.member();
    await billing.deliver();
    const [post] = billing.sandbox.received;
    const event = readWebhook({
      rawBody: post?.body ?? '',
      signature: post?.signature,
      secret: keys.webhookSecret,
      receivedAt: billing.sandbox.clock.now(),
    });
    expect(event?.livemode).toBe(false);
  });
});
