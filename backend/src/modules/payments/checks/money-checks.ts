/** States that must not happen: money without access, access without money or after its end, and sums that do not match. */
export const MONEY_CHECKS = [
  'paid_without_access',
  'access_after_refund',
  'access_without_payment',
  'access_past_its_end',
  'refunds_do_not_add_up',
] as const;
export type MoneyCheck = (typeof MONEY_CHECKS)[number];
