import { useQueryClient } from '@tanstack/react-query';
import { cartSummary } from './api';

/** Returns a function that loads the code of the cart's coupon, whether it discounts the cart or not. */
export function useCartCoupon() {
  const queries = useQueryClient();
  return async () => (await queries.fetchQuery(cartSummary)).coupon?.code;
}
