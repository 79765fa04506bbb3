/** Purpose of a mailing, with the values that notifications uses. */
export type MailingPurpose = 'marketing' | 'service';

/** Max length of an address that a mailing links to. */
export const ADDRESS_LIMIT = 1000;

/** Reasons why a member of the segment does not get a mailing. */
export const LEFT_OUT_REASONS = [
  'blocked',
  'minor',
  'unconfirmed',
  'not_agreed',
  'unsubscribed',
  'stopped',
  'bounced',
] as const;
export type LeftOutReason = (typeof LEFT_OUT_REASONS)[number];
