const WITHIN_MS = 300;
/** The outer parts of the video that lead back and forward; its middle only shows the controls. */
const SIDE = 0.4;

type Side = 'back' | 'forward';

/** Tells a double tap at one side of the video from single ones. Every further tap leads further. */
export class DoubleTap {
  private last: { side: Side; at: number } | undefined;

  /** `across`: from 0 at the left edge to 1 at the right one. */
  tap(across: number, at: number): Side | null {
    const side = across <= SIDE ? 'back' : across >= 1 - SIDE ? 'forward' : null;
    const again = side !== null && this.last?.side === side && at - this.last.at <= WITHIN_MS;
    this.last = side === null ? undefined : { side, at };
    return again ? side : null;
  }
}
