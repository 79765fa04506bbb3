import type { components } from '@sanctum/openapi';
import type { Position } from './position';

/** Data saved with a position: the lesson's indexes in the course, and how much of the video was watched. */
export interface Progress extends Position {
  moduleIndex: number;
  lessonIndex: number;
  /** Whole seconds of this video that really played since the page was opened. */
  watchedSeconds: number;
}

type SentFields = Omit<components['schemas']['SaveCourseProgressRequest'], 'videoId' | 'deviceId'>;

/** Progress on its way to the server, in the words of the API. However often it is sent, it stays the same save. */
export interface ProgressSave extends Required<SentFields> {
  videoId: string | null;
  /** When the member was there, by this browser's clock. */
  keptAt: number;
}

interface Stamp {
  /** Grows with every save of this browser; the server ignores one that arrives after a newer one. */
  sequence: number;
  /** The opened page; what it watched counts once, however often it is sent. */
  viewingId: string;
  keptAt: number;
}

export const progressSave = ({ positionSeconds, ...progress }: Progress, stamp: Stamp): ProgressSave => ({
  ...progress,
  ...stamp,
  videoTimestamp: positionSeconds,
});
