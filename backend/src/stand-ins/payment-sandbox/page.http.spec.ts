import { startPaymentSandbox, type TestSandbox } from '../../../test/payment-sandbox.js';
import { pageUrls } from './page/page-urls.js';

describe("the sandbox's page", () => {
  let sandbox: TestSandbox;
  beforeAll(async () => {
    sandbox = await startPaymentSandbox();
    const intent = await sandbox.stripe.paymentIntents.create({
      amount: 9700,
      currency: 'usd',
      description: '<script>alert("order")</script>',
    });
    await sandbox.stripe.paymentIntents.confirm(intent.id, { payment_method: 'pm_card_visa' });
  });
  afterAll(() => sandbox.close());

  const page = async (query = '') => (await fetch(sandbox.url + pageUrls.page + query)).text();
  const submit = (path: string, fields: Record<string, string>, headers: Record<string, string> = {}) =>
    fetch(sandbox.url + path, {
      method: 'POST',
      body: new URLSearchParams(fields),
      headers,
      redirect: 'manual',
    });
  const settings = async (): Promise<unknown> => (await fetch(sandbox.url + pageUrls.api.settings)).json();

  test('lists payments and webhooks', async () => {
    const text = await page();
    expect(text).toContain('97.00 USD');
    expect(text).toContain('succeeded');
    expect(text).toContain('payment_intent.succeeded');
    expect(text).toContain('Waiting');
  });

  test('never runs what a shop wrote into a payment', async () => {
    const text = await page();
    expect(text).not.toContain('<script');
    expect(text).toContain('&lt;script&gt;alert(&quot;order&quot;)&lt;/script&gt;');
  });

  test('has its styles in a separate file', async () => {
    const style = await fetch(sandbox.url + pageUrls.style);
    expect(style.headers.get('content-type')).toContain('text/css');
    expect(await page()).not.toContain('style=');
  });

  test('refunds a payment by hand, in part and then the rest, as in the provider’s dashboard', async () => {
    const { data } = await sandbox.stripe.paymentIntents.list({ limit: 1 });
    const { id } = data[0]!;
    const notice = async (amount: string) =>
      (await submit(pageUrls.byHand(id, 'refund'), { amount })).headers.get('location')?.split('=')[1];
    expect(await notice('10.00')).toBe('refund');
    expect(await notice('97.00')).toBe('refused');
    expect(await notice('')).toBe('refund');
    const refunds = await sandbox.stripe.refunds.list({ payment_intent: id });
    expect(refunds.data.map(({ amount }) => amount)).toEqual([8700, 1000]);
    expect(await page()).toContain('charge.refunded');
  });

  test('saves the settings with a plain form', async () => {
    const answer = await submit(pageUrls.settings, { delaySeconds: '5', repeat: '2', drop: 'true' });
    expect(answer.status).toBe(303);
    expect(answer.headers.get('location')).toBe('/sandbox/payments?notice=saved');
    expect(await settings()).toEqual({ delaySeconds: 5, repeat: 2, drop: true });
    const text = await page('?notice=saved');
    expect(text).toContain('Settings saved.');
    expect(text).toContain('value="true" checked');
  });

  test('keeps the settings when a number is out of bounds', async () => {
    const before = await settings();
    const answer = await submit(pageUrls.settings, { delaySeconds: '-1', repeat: '2' });
    expect(answer.headers.get('location')).toContain('notice=invalid');
    expect(await settings()).toEqual(before);
  });

  test('delivers an event again at the click of a button', async () => {
    const [event] = (await sandbox.stripe.events.list({ type: 'payment_intent.succeeded' })).data;
    const path = pageUrls.deliver(event?.id ?? '');
    const count = () => sandbox.receivedTypes().filter((type) => type === 'payment_intent.succeeded').length;

    await submit(path, {});
    await sandbox.deliveries.deliverDue();
    expect(count()).toBe(1);
    expect(await page()).toContain('Deliver again');

    await submit(path, {});
    await sandbox.deliveries.deliverDue();
    expect(count()).toBe(2);
    expect((await submit(pageUrls.deliver('evt_nowhere'), {})).headers.get('location')).toContain('unknown');
  });

  test.each([
    ['another site', { 'sec-fetch-site': 'cross-site' }],
    ['a sister site', { 'sec-fetch-site': 'same-site' }],
    ['an older browser on another site', { origin: 'http://elsewhere.test' }],
  ])('refuses a click from %s', async (_name, headers) => {
    const before = await settings();
    const answer = await submit(pageUrls.settings, { delaySeconds: '9', repeat: '9' }, headers);
    expect(answer.status).toBe(403);
    expect(await settings()).toEqual(before);
  });

  test('accepts its own buttons in any browser', async () => {
    const fields = { delaySeconds: '0', repeat: '1' };
    expect((await submit(pageUrls.settings, fields, { 'sec-fetch-site': 'same-origin' })).status).toBe(303);
    expect((await submit(pageUrls.settings, fields, { origin: 'http://sanctum.test' })).status).toBe(303);
  });

  test('disputes a payment, answers, lets the bank decide, and fails a refund; the shop learns of everything', async () => {
    const { paymentIntents, disputes, refunds, balanceTransactions } = sandbox.stripe;
    const paid = async () => {
      const intent = await paymentIntents.create({ amount: 5000, currency: 'usd' });
      await paymentIntents.confirm(intent.id, { payment_method: 'pm_card_visa' });
      return intent.id;
    };
    const notice = async (id: string, action: string) =>
      (await submit(pageUrls.byHand(id, action), {})).headers.get('location')?.split('=')[1];
    const won = await paid();
    const lost = await paid();
    const refunded = await paid();
    for (const id of [won, lost]) expect(await notice(id, 'dispute')).toBe('dispute');
    for (const action of ['dispute', 'refund', 'fail-refund', 'nonsense'])
      expect(await notice(won, action)).toBe('refused');
    expect(await notice(won, 'answer')).toBe('answer');
    expect(await notice(won, 'win')).toBe('win');
    expect(await notice(lost, 'lose')).toBe('lose');
    for (const action of ['win', 'lose', 'answer']) expect(await notice(lost, action)).toBe('refused');
    expect(await notice(refunded, 'refund')).toBe('refund');
    expect(await notice(refunded, 'fail-refund')).toBe('fail-refund');

    const [dispute] = (await disputes.list({ payment_intent: lost })).data;
    expect(dispute).toMatchObject({ status: 'lost', amount: 5000, balance_transactions: [{ fee: 1500 }] });
    const [refund] = (await refunds.list({ payment_intent: refunded })).data;
    expect(refund).toMatchObject({ status: 'failed', failure_reason: 'lost_or_stolen_card' });
    const { latest_charge: charge } = await paymentIntents.retrieve(lost, {
      expand: ['latest_charge.balance_transaction'],
    });
    expect(charge).toMatchObject({ disputed: true, balance_transaction: { amount: 5000, fee: 175 } });
    const named = (charge as { balance_transaction: { id: string } }).balance_transaction.id;
    expect((await balanceTransactions.retrieve(named)).net).toBe(4825);
    const { data } = await sandbox.stripe.events.list({
      types: ['charge.dispute.closed', 'refund.failed'],
      limit: 100,
      created: { gte: 0 },
    });
    expect(data.map(({ type }) => type)).toEqual([
      'refund.failed',
      'charge.dispute.closed',
      'charge.dispute.closed',
    ]);
    const later = await sandbox.stripe.events.list({ created: { gte: 99_999_999_999 } });
    expect(later.data).toEqual([]);
  });

  test('shows subscriptions, lives through time, and changes their cards', async () => {
    const { customers, invoices, paymentMethods, prices, products, subscriptions } = sandbox.stripe;
    const product = await products.create({ name: 'Circle of <mothers>' });
    const price = await prices.create({
      product: product.id,
      unit_amount: 2900,
      currency: 'usd',
      recurring: { interval: 'month' },
    });
    const customer = await customers.create({ email: 'lena@example.com' });
    const card = await paymentMethods.attach('pm_card_visa', { customer: customer.id });
    const { id } = await subscriptions.create({
      customer: customer.id,
      items: [{ price: price.id }],
      default_payment_method: card.id,
    });
    expect(await page()).toContain('Circle of &lt;mothers&gt;');
    expect(await page()).toContain('•••• 4242');

    const notice = async (path: string, value: string) =>
      (await submit(path, { value })).headers.get('location')?.split('=')[1];
    expect(await notice(pageUrls.card(id), 'pm_card_chargeCustomerFail')).toBe('card');
    expect(await notice(pageUrls.card(id), 'pm_card_unknown')).toBe('refused');
    expect(await page()).toContain('•••• 0341');
    expect(await notice(pageUrls.billing('after-retries'), 'unpaid')).toBe('after-retries');
    expect(await notice(pageUrls.billing('after-retries'), 'nothing')).toBe('refused');
    expect(await notice(pageUrls.billing('advance'), 'decade')).toBe('refused');
    expect(await notice(pageUrls.billing('advance'), 'month')).toBe('advance');
    expect(await notice(pageUrls.billing('advance'), 'month')).toBe('advance');
    await sandbox.deliveries.deliverDue();

    expect(await subscriptions.retrieve(id)).toMatchObject({ status: 'unpaid' });
    const { data } = await invoices.list({ subscription: id });
    expect(data.map(({ status }) => status)).toEqual(['draft', 'open', 'paid']);
  });
});
