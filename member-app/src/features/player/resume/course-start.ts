import type { CoursePosition } from '../../../shared/lib/course-position';
import type { Position } from '../../course-progress';
import { type CourseOutline, findLesson, firstLesson, type PlacedLesson } from '../../learning';

/** Where a course opens. */
export interface CourseStart {
  placed: PlacedLesson;
  videoId: string | null;
  /** Where the video goes on; 0 is its beginning. */
  positionSeconds: number;
  /** The member followed a link to this very position, so nothing is resumed. */
  isChosen: boolean;
  /** What the server has. */
  known: Position;
}

/**
 * The lesson a link asks for, else the one that was left last, else the first that is not completed. Undefined while
 * the course has no open lesson.
 */
export function courseStart(
  outline: CourseOutline,
  asked: CoursePosition,
  saved: Position | null,
): CourseStart | undefined {
  const wanted = findLesson(outline, asked.lessonId);
  const left = saved && findLesson(outline, saved.lessonId) ? saved : null;
  const placed = wanted ?? findLesson(outline, left?.lessonId ?? null) ?? firstLesson(outline);
  if (!placed) return undefined;
  const target = wanted ? asked : left;
  return {
    placed,
    videoId: target?.videoId ?? null,
    positionSeconds: target?.positionSeconds ?? 0,
    isChosen: wanted !== undefined,
    known: left ?? { lessonId: placed.lesson.id, videoId: null, positionSeconds: 0 },
  };
}
