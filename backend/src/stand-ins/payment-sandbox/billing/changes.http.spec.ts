import { at, dayOf, startBilling, type TestBilling } from '../../../../test/sandbox-billing.js';

describe('changes of a subscription', () => {
  let billing: TestBilling;
  beforeAll(async () => {
    billing = await startBilling();
  });
  afterAll(() => billing.sandbox.close());

  test('an upgrade is previewed to the cent, and charged so', async () => {
    const lena = await billing.member('pm_card_visa', '2027-04-01');
    const { id, items } = await billing.subscribe(lena.customer);
    await billing.advance(lena, '2027-04-11');
    const change = {
      items: [{ id: items.data[0]?.id ?? '', price: billing.prices.bigger }],
      proration_behavior: 'always_invoice' as const,
    };
    const preview = await billing.sandbox.stripe.invoices.createPreview({
      subscription: id,
      subscription_details: change,
    });
    expect(preview.lines.data.map(({ amount }) => amount)).toEqual([-1933, 3933]);
    expect(preview.amount_due).toBe(2000);
    expect(await billing.invoices(id)).toHaveLength(1);

    await billing.sandbox.stripe.subscriptions.update(id, change);
    expect(await billing.invoices(id)).toMatchObject([
      {},
      { status: 'paid', total: 2000, amount_paid: 2000 },
    ]);
    await billing.advance(lena, '2027-05-02');
    expect(await billing.invoices(id)).toMatchObject([{}, {}, { status: 'paid', total: 5900 }]);
  });

  test('a change at a price of its own is charged as it was previewed for a time, or not made at all', async () => {
    const { stripe } = billing.sandbox;
    const lena = await billing.member('pm_card_visa', '2027-04-01');
    const { id, items } = await billing.subscribe(lena.customer);
    const [item] = items.data;
    await billing.advance(lena, '2027-04-11');
    const change = {
      items: [
        {
          id: item?.id ?? '',
          price_data: {
            currency: 'usd',
            product: String(item?.price.product),
            unit_amount: 5900,
            recurring: { interval: 'month' as const },
          },
        },
      ],
      proration_behavior: 'always_invoice' as const,
      proration_date: at('2027-04-06'),
    };
    const known = (await stripe.prices.list({ limit: 100 })).data.length;
    const preview = await stripe.invoices.createPreview({ subscription: id, subscription_details: change });
    expect(preview.amount_due).toBe(2500);
    expect((await stripe.prices.list({ limit: 100 })).data).toHaveLength(known);

    await billing.useCard(lena.customer, 'pm_card_chargeCustomerFail');
    const sure = { ...change, payment_behavior: 'error_if_incomplete' as const };
    await expect(stripe.subscriptions.update(id, sure)).rejects.toMatchObject({
      statusCode: 402,
      code: 'card_declined',
    });
    expect(await billing.invoices(id)).toHaveLength(1);
    expect(await billing.read(id)).toMatchObject({ status: 'active', items });
    await billing.useCard(lena.customer, 'pm_card_visa');
    await stripe.subscriptions.update(id, sure);
    expect(await billing.invoices(id)).toMatchObject([{}, { status: 'paid', amount_paid: 2500 }]);
    const early = stripe.subscriptions.update(id, { ...sure, proration_date: at('2027-03-30') });
    await expect(early).rejects.toMatchObject({ statusCode: 400, param: 'proration_date' });
  });

  test('another rhythm can wait as a trial for the end of what is paid', async () => {
    const lena = await billing.member('pm_card_visa', '2027-04-01');
    const { id, items } = await billing.subscribe(lena.customer, {
      items: [{ price: billing.prices.yearly }],
    });
    const end = items.data[0]?.current_period_end ?? 0;
    const changed = await billing.sandbox.stripe.subscriptions.update(id, {
      items: [{ id: items.data[0]?.id ?? '', price: billing.prices.monthly }],
      proration_behavior: 'none',
      trial_end: end,
    });
    expect(changed).toMatchObject({ status: 'trialing', trial_end: end, billing_cycle_anchor: end });
    await billing.advance(lena, '2028-06-02');
    expect(await billing.read(id)).toMatchObject({ status: 'active' });
    expect((await billing.invoices(id)).map(({ amount_paid: paid }) => paid)).toEqual([
      29_000, 2900, 2900, 2900,
    ]);
  });

  test('the credit of a downgrade pays the next invoices', async () => {
    const lena = await billing.member('pm_card_visa', '2027-04-01');
    const { id } = await billing.subscribe(lena.customer, { items: [{ price: billing.prices.bigger }] });
    await billing.sandbox.stripe.subscriptions.update(id, {
      items: [{ id: (await billing.read(id)).items.data[0]?.id ?? '', price: billing.prices.monthly }],
      proration_behavior: 'always_invoice',
    });
    expect(await billing.sandbox.stripe.customers.retrieve(lena.customer)).toMatchObject({ balance: -3000 });
    await billing.advance(lena, '2027-07-02');
    const all = await billing.invoices(id);
    expect(all.map(({ total, amount_paid: paid }) => [total, paid])).toEqual([
      [5900, 5900],
      [-3000, 0],
      [2900, 0],
      [2900, 2800],
      [2900, 2900],
    ]);
  });

  test('prorations can wait for the next invoice, and another rhythm starts a new period', async () => {
    const lena = await billing.member('pm_card_visa', '2027-04-01');
    const { id, items } = await billing.subscribe(lena.customer);
    const item = items.data[0]?.id ?? '';
    await billing.advance(lena, '2027-04-16');
    await billing.sandbox.stripe.subscriptions.update(id, {
      items: [{ id: item, price: billing.prices.bigger }],
    });
    await billing.advance(lena, '2027-05-02');
    expect(await billing.invoices(id)).toMatchObject([{}, { total: 1500 + 5900 }]);

    const changed = await billing.sandbox.stripe.subscriptions.update(id, {
      items: [{ id: item, price: billing.prices.yearly }],
    });
    expect(dayOf(changed.items.data[0]?.current_period_end)).toBe('2028-05-02');
    const [, , latest] = await billing.invoices(id);
    expect(latest).toMatchObject({ total: 29_000 - Math.round((5900 * 30) / 31), status: 'paid' });
  });

  test('an invoice can be refunded, voided and paid elsewhere', async () => {
    const lena = await billing.member();
    const { id } = await billing.subscribe(lena.customer);
    const [first] = await billing.invoices(id);
    const intent = first?.payments?.data[0]?.payment.payment_intent as string;
    const refund = await billing.sandbox.stripe.refunds.create({ payment_intent: intent, amount: 900 });
    expect(refund).toMatchObject({ amount: 900, status: 'succeeded' });

    await billing.useCard(lena.customer, 'pm_card_chargeCustomerFail');
    await billing.advance(lena, '2027-03-01');
    const [, open] = await billing.invoices(id);
    expect(
      await billing.sandbox.stripe.invoices.pay(open?.id ?? '', { paid_out_of_band: true }),
    ).toMatchObject({
      status: 'paid',
    });
    expect(await billing.read(id)).toMatchObject({ status: 'active' });
    await billing.advance(lena, '2027-04-01');
    const [, , third] = await billing.invoices(id);
    expect(await billing.sandbox.stripe.invoices.voidInvoice(third?.id ?? '')).toMatchObject({
      status: 'void',
    });
  });
});
