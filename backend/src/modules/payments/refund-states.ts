export const REFUND_STATUSES = ['pending', 'succeeded', 'failed'] as const;
export type RefundStatus = (typeof REFUND_STATUSES)[number];

/** Asked for in the console, or made in the payment provider's own dashboard. */
export const REFUND_ORIGINS = ['console', 'provider'] as const;
export type RefundOrigin = (typeof REFUND_ORIGINS)[number];

/** The limit of the coach's words about a refund. */
export const REASON_LIMIT = 500;
