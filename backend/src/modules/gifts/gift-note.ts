/**
 * Prepared: the order is not paid, or is under review. Open: can be redeemed. Returning: a refund is in progress, so it
 * cannot be redeemed.
 */
export const GIFT_STATES = ['prepared', 'open', 'redeemed', 'returning', 'refunded'] as const;
export type GiftState = (typeof GIFT_STATES)[number];

export const RECIPIENT_NAME_LIMIT = 100;
export const MESSAGE_LIMIT = 500;

/** Recipient of a gift, and the buyer's message. */
export interface GiftNote {
  recipientEmail: string;
  recipientName: string;
  message: string | null;
}
