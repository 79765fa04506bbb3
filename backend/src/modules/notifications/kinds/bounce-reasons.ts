/** Why a mail came back, as the coach is told. Given up: a server was away, or put it off, until nobody tried any more. */
export const BOUNCE_REASONS = ['no-such-address', 'mailbox-full', 'refused', 'given-up', 'other'] as const;
export type BounceReason = (typeof BOUNCE_REASONS)[number];

/** What a status of RFC 3463 means. */
export function bounceReasonOf(status: string): BounceReason {
  if (/^[45]\.2\.2$/.test(status)) return 'mailbox-full';
  if (/^5\.(7\.\d+|1\.[78])$/.test(status)) return 'refused';
  if (/^5\.(1\.\d+|2\.1|4\.1|4\.4)$/.test(status)) return 'no-such-address';
  if (/^(4\.|5\.4\.)/.test(status)) return 'given-up';
  return 'other';
}

/** Whether mails to many are of no use to the address any more. A full mailbox is emptied, and what one mail was refused for is its own matter. */
export const isAddressGone = (reason: BounceReason): boolean =>
  reason === 'no-such-address' || reason === 'other';
