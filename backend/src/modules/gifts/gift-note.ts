export const RECIPIENT_NAME_LIMIT = 100;
export const MESSAGE_LIMIT = 500;

/** For whom a gift is, and what its buyer says with it. */
export interface GiftNote {
  recipientEmail: string;
  recipientName: string;
  message: string | null;
}
