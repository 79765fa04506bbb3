const WITHIN_MS = 300;
/** Share of the video's width, on either side, that skips back or forward; the middle only shows the controls. */
const SIDE = 0.4;

type Side = 'back' | 'forward';

/** Distinguishes a double tap on one side of the video from single ones. Every further tap skips further. */
export class DoubleTap {
  private last: { side: Side; at: number } | undefined;

  /** Handles a tap. `across`: from 0 at the left edge to 1 at the right one. */
  tap(across: number, at: number): Side | null {
    const side = across <= SIDE ? 'back' : across >= 1 - SIDE ? 'forward' : null;
    const again = side !== null && this.last?.side === side && at - this.last.at <= WITHIN_MS;
    this.last = side === null ? undefined : { side, at };
    return again ? side : null;
  }
}
