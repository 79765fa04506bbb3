import type { CoursePosition } from '../../../shared/lib/course-position';
import { type SavedProgress, startOf } from '../../course-progress';
import { type CourseOutline, findLesson, firstLesson, type PlacedLesson } from '../../learning';

export interface CourseStart {
  placed: PlacedLesson;
  videoId: string | null;
  /** Second at which the video resumes; 0 is its beginning. */
  positionSeconds: number;
  /** True if the member followed a link to this position, so that nothing is resumed. */
  isChosen: boolean;
  known: SavedProgress;
}

/**
 * The lesson a link asks for, else the one that was left last unless it is completed, else the first that is not
 * completed. Undefined while the course has no open lesson.
 */
export function courseStart(
  outline: CourseOutline,
  asked: CoursePosition,
  known: SavedProgress,
): CourseStart | undefined {
  const wanted = findLesson(outline, asked.lessonId);
  const left = findLesson(outline, known.position?.lessonId ?? null);
  const goesOn = left && (!left.lesson.isCompleted || outline.isCompleted) ? left : undefined;
  const placed = wanted ?? goesOn ?? firstLesson(outline);
  if (!placed) return undefined;

  const target = wanted ? asked : goesOn && known.position;
  const { videos } = placed.lesson;
  const video = videos.find(({ id }) => id === target?.videoId) ?? videos[0];
  const kept = video ? startOf(video, (id) => known.videoSeconds.get(id) ?? 0) : 0;
  return {
    placed,
    videoId: video?.id ?? null,
    positionSeconds: target && namesSecond(target, video?.id) ? target.positionSeconds : kept,
    isChosen: wanted !== undefined,
    known,
  };
}

/** Returns true if a position is a second of this video, and not only a lesson. */
const namesSecond = (
  { videoId, positionSeconds }: Omit<CoursePosition, 'lessonId'>,
  shown?: string,
): boolean => (videoId === null ? positionSeconds > 0 : videoId === shown);
