const first = 1_500;
const last = 15_000;
/** A webhook has almost always arrived by then. */
const patience = 10;

/** How long to wait before asking for the payment again: every 1.5 s at first, then less and less often. */
export const pollDelay = (asked: number): number =>
  Math.min(first * 1.5 ** Math.max(0, asked - patience), last);
