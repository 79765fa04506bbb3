/** A second of a video that a note may belong to. */
export interface VideoPosition {
  videoId: string;
  /** Whole seconds. */
  positionSeconds: number;
}
