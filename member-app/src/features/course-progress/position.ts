export interface Position {
  lessonId: string;
  videoId: string | null;
  /** Whole seconds of the video; 0 is its beginning. */
  positionSeconds: number;
}

/** Returns true if two positions are the same second of the same video. */
export const isSamePosition = (a: Position, b: Position): boolean =>
  a.lessonId === b.lessonId && a.videoId === b.videoId && a.positionSeconds === b.positionSeconds;

/** Returns true if a save is due: at every multiple of five seconds, once for each (product rule 5.3). */
export function isDue(positionSeconds: number, lastSaved: number | null): boolean {
  const whole = Math.floor(positionSeconds);
  return whole > 0 && whole % 5 === 0 && whole !== lastSaved;
}
