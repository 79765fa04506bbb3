const first = 1_500;
const last = 15_000;
/** Number of requests after which a webhook has almost always arrived. */
const patience = 10;

/** Returns the delay before the next request about the payment: 1.5 s at first, then longer and longer. */
export const pollDelay = (asked: number): number =>
  Math.min(first * 1.5 ** Math.max(0, asked - patience), last);
