import type { Stripe, StripeElements } from '@stripe/stripe-js';
import { i18n } from '../../shared/words/i18n';

export type Outcome =
  | { kind: 'succeeded' }
  /** The provider is still working on it; the order's page waits for the result. */
  | { kind: 'processing' }
  /** Fields are incomplete, and say so themselves. */
  | { kind: 'incomplete' }
  /** This payment was paid or replaced in another tab; the order's page shows its state. */
  | { kind: 'outdated' }
  | { kind: 'failed'; message: string };

/** Checks the fields, then pays. Never rejects. */
export async function confirmPayment(
  stripe: Stripe,
  elements: StripeElements,
  returnUrl: string,
): Promise<Outcome> {
  try {
    const { error: missing } = await elements.submit();
    if (missing?.type === 'validation_error') return { kind: 'incomplete' };
    if (missing) return failed(missing.message);
    const { error, paymentIntent } = await stripe.confirmPayment({
      elements,
      confirmParams: { return_url: returnUrl },
      redirect: 'if_required',
    });
    if (error?.code === 'payment_intent_unexpected_state') return { kind: 'outdated' };
    if (error) return failed(error.message);
    return { kind: paymentIntent.status === 'succeeded' ? 'succeeded' : 'processing' };
  } catch {
    return failed();
  }
}

const failed = (message: string = i18n.t('checkout:failed.fallback')): Outcome => ({
  kind: 'failed',
  message,
});
