import { startPaymentSandbox, type TestSandbox } from '../../../test/payment-sandbox.js';
import type { Stripe } from '../../platform/stripe/stripe-client.js';

describe('refunds in the sandbox', () => {
  let sandbox: TestSandbox;
  beforeAll(async () => {
    sandbox = await startPaymentSandbox();
  });
  afterAll(() => sandbox.close());

  const paid = async (amount: number): Promise<Stripe.PaymentIntent> => {
    const { paymentIntents } = sandbox.stripe;
    const intent = await paymentIntents.create({ amount, currency: 'usd' });
    return paymentIntents.confirm(intent.id, { payment_method: 'pm_card_visa', expand: ['latest_charge'] });
  };
  const chargeOf = async (intent: Stripe.PaymentIntent): Promise<Stripe.Charge> => {
    const { latest_charge: charge } = await sandbox.stripe.paymentIntents.retrieve(intent.id, {
      expand: ['latest_charge'],
    });
    if (charge === null || typeof charge === 'string') throw new Error('the charge was not expanded');
    return charge;
  };

  test('returns the whole amount', async () => {
    const intent = await paid(9700);
    const refund = await sandbox.stripe.refunds.create({
      payment_intent: intent.id,
      reason: 'requested_by_customer',
      metadata: { line: 'l1' },
    });
    expect(refund).toMatchObject({
      amount: 9700,
      status: 'succeeded',
      payment_intent: intent.id,
      metadata: { line: 'l1' },
    });
    expect(await chargeOf(intent)).toMatchObject({
      refunded: true,
      amount_refunded: 9700,
      refunds: { data: [{ id: refund.id }] },
    });
    expect((await sandbox.stripe.refunds.retrieve(refund.id)).id).toBe(refund.id);
  });

  test('returns parts until nothing is left', async () => {
    const intent = await paid(1000);
    await sandbox.stripe.refunds.create({ payment_intent: intent.id, amount: 300 });
    expect(await chargeOf(intent)).toMatchObject({ refunded: false, amount_refunded: 300 });

    await expect(
      sandbox.stripe.refunds.create({ payment_intent: intent.id, amount: 701 }),
    ).rejects.toMatchObject({ statusCode: 400, param: 'amount' });

    await sandbox.stripe.refunds.create({ payment_intent: intent.id });
    expect(await chargeOf(intent)).toMatchObject({ refunded: true, amount_refunded: 1000 });
    await expect(sandbox.stripe.refunds.create({ payment_intent: intent.id })).rejects.toMatchObject({
      code: 'charge_already_refunded',
    });
  });

  test('ten refunds at once never return more than was paid', async () => {
    const intent = await paid(1000);
    await Promise.allSettled(
      Array.from({ length: 10 }, () =>
        sandbox.stripe.refunds.create({ payment_intent: intent.id, amount: 300 }),
      ),
    );
    expect((await chargeOf(intent)).amount_refunded).toBe(900);
    expect((await sandbox.stripe.refunds.list({ payment_intent: intent.id })).data).toHaveLength(3);
  });

  test('an unpaid payment cannot be refunded', async () => {
    const intent = await sandbox.stripe.paymentIntents.create({ amount: 1000, currency: 'usd' });
    await expect(sandbox.stripe.refunds.create({ payment_intent: intent.id })).rejects.toMatchObject({
      statusCode: 400,
    });
    await expect(sandbox.stripe.refunds.create({ payment_intent: 'pi_nowhere' })).rejects.toMatchObject({
      statusCode: 404,
    });
  });
});
