export const REFUND_STATUSES = ['pending', 'succeeded', 'failed'] as const;
export type RefundStatus = (typeof REFUND_STATUSES)[number];

/**
 * Origins of a refund: requested in the console, made in the payment provider's dashboard, decided by the bank (a lost dispute), or
 * automatic, because somebody else had the paid time by then.
 */
export const REFUND_ORIGINS = ['console', 'provider', 'dispute', 'lost_time'] as const;
export type RefundOrigin = (typeof REFUND_ORIGINS)[number];

/** Max length of the coach's reason for a refund. */
export const REASON_LIMIT = 500;
