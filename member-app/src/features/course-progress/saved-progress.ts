import type { Schemas } from '@sanctum/openapi';
import type { Position } from './position';

export interface SavedProgress {
  /** Where the member left the course; null until something is saved. */
  position: Position | null;
  /** The second at which the member left each video, by its id. */
  videoSeconds: ReadonlyMap<string, number>;
}

export const nothingSaved: SavedProgress = { position: null, videoSeconds: new Map() };

export const savedProgressOf = ({
  lessonId,
  videoId,
  videoTimestamp,
  videoPositions,
}: Schemas['CourseProgressResponse']): SavedProgress => ({
  position: lessonId === null ? null : { lessonId, videoId, positionSeconds: videoTimestamp },
  videoSeconds: new Map(videoPositions.map((video) => [video.videoId, video.videoTimestamp])),
});

interface LessonVideo {
  id: string;
  durationSeconds: number | null;
}

/** Second at which a video resumes. A video watched to its end starts over. */
export function startOf(
  { id, durationSeconds }: LessonVideo,
  secondsOf: (videoId: string) => number,
): number {
  const left = secondsOf(id);
  return durationSeconds !== null && left >= durationSeconds - 1 ? 0 : left;
}
