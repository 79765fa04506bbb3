import type { components } from '@sanctum/openapi';
import type { Position } from './position';

/** What is saved of a position: where its lesson stands in the course, and how much of the video has been watched. */
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
  /** Grows with every save of this browser; the server ignores one that a newer has overtaken. */
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
