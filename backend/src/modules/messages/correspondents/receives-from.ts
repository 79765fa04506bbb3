/** From whom a member takes messages: `members`: from everyone who may write to her; `coach`: from the coach and her family alone. */
export const RECEIVES_FROM = ['members', 'coach'] as const;
export type ReceivesFrom = (typeof RECEIVES_FROM)[number];
