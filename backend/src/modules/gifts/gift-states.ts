/**
 * Prepared: its order is not paid yet, or waits for the coach. Open: it can be redeemed. Returning: its money is on the way back,
 * so that nobody redeems it meanwhile.
 */
export const GIFT_STATES = ['prepared', 'open', 'redeemed', 'returning', 'refunded'] as const;
export type GiftState = (typeof GIFT_STATES)[number];
