import { days, hours } from '../../kernel/clock.js';

/** Events that start a sequence for a member. Enrolled: got access by any means; bought: paid for it. */
export const SEQUENCE_TRIGGERS = [
  'registered',
  'cart_left',
  'bought',
  'enrolled',
  'module_opened',
  'quiet',
] as const;
export type SequenceTrigger = (typeof SEQUENCE_TRIGGERS)[number];

/** Triggers about a product the recipient owns: their mailings may be service emails. */
export const ABOUT_OWNED: readonly SequenceTrigger[] = ['bought', 'enrolled', 'module_opened'];

/** Triggers about a product, which the mailings can name. */
export const ABOUT_A_PRODUCT: readonly SequenceTrigger[] = [...ABOUT_OWNED, 'cart_left'];

/** Time after which a cart counts as left, counted from the latest product added. */
export const CART_LEFT_AFTER = hours(4);

/** Time in which a member gets no second run through a sequence about a cart. */
export const ONE_CART_WITHIN = days(30);

/** Max age of an event that may start a sequence, even if no worker was running. */
export const BEGINS_WITHIN = days(7);

/** Reasons why a member is no longer in a sequence. */
export const END_REASONS = [
  'completed',
  'goal',
  'came_back',
  'not_owned',
  'not_in_cart',
  'unsubscribed',
  'blocked',
  'minor',
] as const;
export type EndReason = (typeof END_REASONS)[number];
