export const RECIPIENT_NAME_LIMIT = 100;
export const MESSAGE_LIMIT = 500;

/** Recipient of a gift, and the buyer's message. */
export interface GiftNote {
  recipientEmail: string;
  recipientName: string;
  message: string | null;
}
