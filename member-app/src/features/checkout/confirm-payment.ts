import type { Stripe, StripeElements, StripeError } from '@stripe/stripe-js';
import { i18n } from '../../shared/words/i18n';

type FieldProblem =
  /** Fields are incomplete, and say so themselves. */
  { kind: 'incomplete' } | { kind: 'failed'; message: string };

export type Outcome =
  | { kind: 'succeeded' }
  /** The provider is still working on it; the order's page waits for the result. */
  | { kind: 'processing' }
  /** This payment was paid or replaced in another tab; the order's page shows its state. */
  | { kind: 'outdated' }
  | FieldProblem;

/** Checks the fields, then pays. Never rejects. */
export async function confirmPayment(
  stripe: Stripe,
  elements: StripeElements,
  returnUrl: string,
): Promise<Outcome> {
  try {
    const problem = await checkFields(elements);
    if (problem) return problem;
    const { error, paymentIntent } = await stripe.confirmPayment({
      elements,
      confirmParams: { return_url: returnUrl },
      redirect: 'if_required',
    });
    if (error?.code === 'payment_intent_unexpected_state') return { kind: 'outdated' };
    if (error) return failed(error);
    return { kind: paymentIntent.status === 'succeeded' ? 'succeeded' : 'processing' };
  } catch {
    return failed();
  }
}

type CardOutcome = { kind: 'saved'; setupIntentId: string } | FieldProblem;

/** Checks the fields, then has the provider save the card for later payments. Never rejects. */
export async function confirmCard(
  stripe: Stripe,
  elements: StripeElements,
  returnUrl: string,
): Promise<CardOutcome> {
  try {
    const problem = await checkFields(elements);
    if (problem) return problem;
    const { error, setupIntent } = await stripe.confirmSetup({
      elements,
      confirmParams: { return_url: returnUrl },
      redirect: 'if_required',
    });
    return error ? failed(error) : { kind: 'saved', setupIntentId: setupIntent.id };
  } catch {
    return failed();
  }
}

async function checkFields(elements: StripeElements): Promise<FieldProblem | null> {
  const { error } = await elements.submit();
  if (!error) return null;
  return error.type === 'validation_error' ? { kind: 'incomplete' } : failed(error);
}

const failed = ({ message = i18n.t('checkout:failed.fallback') }: Pick<StripeError, 'message'> = {}) =>
  ({ kind: 'failed', message }) as const;
