import type { Stripe, StripeElements } from '@stripe/stripe-js';
import { i18n } from '../../shared/words/i18n';
import { confirmPayment } from './confirm-payment';

const returnUrl = 'https://sanctum.test/orders/1';

/** The parts of Stripe.js that a payment uses. */
function outcomeOf({ submitted = {}, confirm }: { submitted?: object; confirm: () => Promise<object> }) {
  const elements = { submit: async () => submitted } as unknown as StripeElements;
  return confirmPayment({ confirmPayment: confirm } as unknown as Stripe, elements, returnUrl);
}

const answering = (answer: object) => outcomeOf({ confirm: async () => answer });

describe('a payment', () => {
  it('succeeds when the provider says so', async () => {
    expect(await answering({ paymentIntent: { status: 'succeeded' } })).toEqual({ kind: 'succeeded' });
  });

  it('that takes longer is waited for', async () => {
    expect(await answering({ paymentIntent: { status: 'processing' } })).toEqual({ kind: 'processing' });
  });

  it('that is declined has the provider’s message', async () => {
    const message = 'Your card was declined.';
    expect(await answering({ error: { type: 'card_error', message } })).toEqual({ kind: 'failed', message });
  });

  it('is not tried while a field is wrong', async () => {
    const confirm = jest.fn();
    const submitted = { error: { type: 'validation_error', message: 'Your card number is incomplete.' } };
    expect(await outcomeOf({ submitted, confirm })).toEqual({ kind: 'incomplete' });
    expect(confirm).not.toHaveBeenCalled();
  });

  it('that another tab paid or replaced is outdated', async () => {
    const error = { type: 'invalid_request_error', code: 'payment_intent_unexpected_state', message: 'x' };
    expect(await answering({ error })).toEqual({ kind: 'outdated' });
  });

  it('that is interrupted says so', async () => {
    const broken = outcomeOf({ confirm: () => Promise.reject(new Error('gone')) });
    expect(await broken).toEqual({ kind: 'failed', message: i18n.t('checkout:failed.fallback') });
  });
});
