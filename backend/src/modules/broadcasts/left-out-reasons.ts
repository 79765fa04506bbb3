/** Why a letter does not go to a member whom it would be for. */
export const LEFT_OUT_REASONS = [
  'blocked',
  'minor',
  'unconfirmed',
  'not-agreed',
  'unsubscribed',
  'stopped',
  'bounced',
] as const;
export type LeftOutReason = (typeof LEFT_OUT_REASONS)[number];
