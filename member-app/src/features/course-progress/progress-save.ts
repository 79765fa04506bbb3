import type { Schemas } from '@sanctum/openapi';
import type { Position } from './position';

/** Data saved with a position: the lesson's indexes in the course, and how much of the video was watched. */
export interface Progress extends Position {
  moduleIndex: number;
  lessonIndex: number;
  /** Whole seconds of this video that really played since the page was opened. */
  watchedSeconds: number;
}

type SentFields = Omit<Schemas['SaveCourseProgressRequest'], 'videoId' | 'deviceId'>;

/** Unsent progress in the API's terms. Sending it repeatedly counts as one save. */
export interface ProgressSave extends Required<SentFields> {
  videoId: string | null;
  /** Time of the position, by this browser's clock. */
  keptAt: number;
}

interface Stamp {
  /** Increases with every save of this browser; the server ignores a save that arrives after a newer one. */
  sequence: number;
  /** Id of the opened page; its watched seconds count once, however often they are sent. */
  viewingId: string;
  keptAt: number;
}

export const progressSave = ({ positionSeconds, ...progress }: Progress, stamp: Stamp): ProgressSave => ({
  ...progress,
  ...stamp,
  videoTimestamp: positionSeconds,
});
