/** A second of a video that a note may belong to. */
export interface Moment {
  videoId: string;
  /** Whole seconds. */
  seconds: number;
}
