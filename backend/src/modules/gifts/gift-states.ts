/**
 * Prepared: the order is not paid yet, or waits for the coach. Open: the gift can be redeemed. Returning: a refund is under way, so
 * nobody can redeem the gift meanwhile.
 */
export const GIFT_STATES = ['prepared', 'open', 'redeemed', 'returning', 'refunded'] as const;
export type GiftState = (typeof GIFT_STATES)[number];
