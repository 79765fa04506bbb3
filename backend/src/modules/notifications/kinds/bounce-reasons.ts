/** Reasons for a bounce that the coach sees. Given up: a server was away or delayed the email until it expired. */
export const BOUNCE_REASONS = ['no_such_address', 'mailbox_full', 'refused', 'given_up', 'other'] as const;
export type BounceReason = (typeof BOUNCE_REASONS)[number];

/** Reason for a bounce, from an enhanced status code of RFC 3463. */
export function bounceReasonOf(status: string): BounceReason {
  if (/^[45]\.2\.2$/.test(status)) return 'mailbox_full';
  if (/^5\.(7\.\d+|1\.[78])$/.test(status)) return 'refused';
  if (/^5\.(1\.\d+|2\.1|4\.1|4\.4)$/.test(status)) return 'no_such_address';
  if (/^(4\.|5\.4\.)/.test(status)) return 'given_up';
  return 'other';
}

/**
 * Returns whether emails to many can no longer reach the address. Full mailboxes get emptied, and a refusal concerns
 * one email only.
 */
export const isAddressGone = (reason: BounceReason): boolean =>
  reason === 'no_such_address' || reason === 'other';
