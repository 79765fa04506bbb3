import type { Schemas } from '@sanctum/openapi';
import { useMutation, useQuery } from '@tanstack/react-query';
import { ApiError, api, body } from '../../shared/api/client';
import { loadStripeFor } from '../../shared/lib/stripe/load-stripe';

export type PreparedPayment = Schemas['PaymentIntentResponse'];

/**
 * Prices the cart and prepares its payment when the page opens. A query although it posts: the same cart gives the same
 * payment (product rule 4.6), a query runs once although StrictMode mounts twice, and without caching the next visit
 * prices the cart again.
 */
export const usePreparedPayment = () =>
  useQuery({
    queryKey: ['/api/create-payment-intent'],
    queryFn: async () => withSecret(await body(api.POST('/api/create-payment-intent'))),
    gcTime: 0,
  });

/** Refuses a response without the secret, whatever its status, unless there is nothing to pay. */
function withSecret(payment: PreparedPayment): PreparedPayment {
  if (!payment.clientSecret && !isFree(payment)) throw new ApiError(200, '', JSON.stringify(payment));
  return payment;
}

/** Returns whether a coupon covers the whole price, so that there is no payment. */
const isFree = ({ total }: Pick<PreparedPayment, 'total'>): boolean => Number(total) === 0;

/** Completes an order that costs nothing, and returns it. Repeating it returns the same one. */
export const useFreeCheckout = () =>
  useMutation({
    mutationFn: async (orderId: string) =>
      (await body(api.POST('/api/checkout/complete', { body: { orderId } }))).orderId,
  });

/** Stripe.js, or the sandbox's stand-in, depending on the server's key. */
export const usePaymentLibrary = () =>
  useQuery({
    queryKey: ['/api/checkout/config', 'library'],
    queryFn: async () => loadStripeFor((await body(api.GET('/api/checkout/config'))).publishableKey),
    // Stripe's object has methods, so it must not be compared as data.
    structuralSharing: false,
  });
