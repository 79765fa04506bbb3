/** Shares of the length at which frames are tried: later than titles, earlier than the end. */
const LOOKED_AT = [0.1, 0.25, 0.4, 0.6];

export const posterSeconds = (durationSeconds: number): number[] =>
  LOOKED_AT.map((share) => share * durationSeconds);

/** Measures of one frame: mean brightness (0 to 255), and bits of information per pixel. */
export interface FrameMeasure {
  brightness: number;
  entropy: number;
}

const isPlain = ({ brightness, entropy }: FrameMeasure): boolean =>
  brightness < 24 || brightness > 240 || entropy < 1.5;

/**
 * Index of the frame with most detail; black, white and empty ones only if there is nothing else. -1 without frames.
 */
export function bestFrame(frames: readonly FrameMeasure[]): number {
  const lively = frames.filter((frame) => !isPlain(frame));
  const [best] = (lively.length > 0 ? lively : frames).toSorted((a, b) => b.entropy - a.entropy);
  return best ? frames.indexOf(best) : -1;
}
