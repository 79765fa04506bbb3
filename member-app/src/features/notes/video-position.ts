/** A second of a video that a note may belong to. */
export interface VideoPosition {
  videoId: string;
  /** Position in whole seconds. */
  positionSeconds: number;
}
