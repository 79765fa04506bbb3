export const REFUND_STATUSES = ['pending', 'succeeded', 'failed'] as const;
export type RefundStatus = (typeof REFUND_STATUSES)[number];

/**
 * Asked for in the console, made in the payment provider's own dashboard, decided by the bank (a dispute that was lost), or made by itself:
 * the time it was paid for was somebody else's by then.
 */
export const REFUND_ORIGINS = ['console', 'provider', 'dispute', 'lost_time'] as const;
export type RefundOrigin = (typeof REFUND_ORIGINS)[number];

/** Max length of the coach's reason for a refund. */
export const REASON_LIMIT = 500;
