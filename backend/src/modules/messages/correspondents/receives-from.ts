/**
 * Senders that a member accepts messages from. `members`: everyone who may write to them; `coach`: only the coach and
 * family.
 */
export const RECEIVES_FROM = ['members', 'coach'] as const;
export type ReceivesFrom = (typeof RECEIVES_FROM)[number];
