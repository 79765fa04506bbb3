/** A place in a course as it is sent (spec §7), with the ids the server keeps. */
export interface Place {
  moduleIndex: number;
  lessonIndex: number;
  lessonId: string;
  videoId: string | null;
  /** Whole seconds. */
  videoTimestamp: number;
  /** Whole seconds of this video that really played since the page was opened. */
  watchedSeconds: number;
}

/** A place on its way to the server. However often it is sent, it stays the same save. */
export interface Save extends Place {
  /** Grows with every save of this browser; the server ignores one that a newer has overtaken. */
  sequence: number;
  /** When she was there, by this browser's clock. */
  keptAt: number;
  /** The opened page; what it watched counts once, however often it is told. */
  viewingId: string;
}

/** The part of a place that tells one from another. */
export type Spot = Pick<Place, 'lessonId' | 'videoId' | 'videoTimestamp'>;

/** Whether two places are the same video at the same second. */
export const isSamePlace = (a: Spot, b: Spot): boolean =>
  a.lessonId === b.lessonId && a.videoId === b.videoId && a.videoTimestamp === b.videoTimestamp;

/** Spec §7: sent when the video's time is a positive multiple of five seconds, once for each. */
export function isDue(seconds: number, lastSaved: number | null): boolean {
  const whole = Math.floor(seconds);
  return whole > 0 && whole % 5 === 0 && whole !== lastSaved;
}

/** The place the server has, or will have once what is on its way arrives. */
export class KnownPlace {
  constructor(private spot: Spot) {}

  move({ lessonId, videoId, videoTimestamp }: Spot): void {
    this.spot = { lessonId, videoId, videoTimestamp };
  }

  is = (spot: Spot): boolean => isSamePlace(this.spot, spot);
}
