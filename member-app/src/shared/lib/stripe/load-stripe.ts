import type { Stripe } from '@stripe/stripe-js';

/** Prefix of the payment sandbox's keys; Stripe's start with `pk_live_` or `pk_test_` and an account code. */
const SANDBOX_KEY = /^pk_(test_)?sandbox/;

const loading = new Map<string, Promise<Stripe>>();

/**
 * Stripe.js for the key, or the sandbox's stand-in with the same members (product rule 1.2). Loads on the first call; a
 * failed load is retried on the next.
 */
export function loadStripeFor(publishableKey: string): Promise<Stripe> {
  const known = loading.get(publishableKey);
  if (known) return known;
  const started = load(publishableKey).catch((error: unknown) => {
    loading.delete(publishableKey);
    throw error;
  });
  loading.set(publishableKey, started);
  return started;
}

async function load(publishableKey: string): Promise<Stripe> {
  if (SANDBOX_KEY.test(publishableKey)) {
    const { createSandboxStripe } = await import('./sandbox/sandbox-stripe');
    return createSandboxStripe(publishableKey);
  }
  // The package's main entry would fetch Stripe's script on import.
  const { loadStripe } = await import('@stripe/stripe-js/pure');
  const stripe = await loadStripe(publishableKey);
  if (!stripe) throw new Error('Stripe.js loads in browsers only');
  return stripe;
}
