import type { CoursePosition } from '../../../shared/lib/course-position';
import { type KnownPosition, startOf } from '../../course-progress';
import {
  type CourseOutline,
  findLesson,
  firstLesson,
  type OutlineLesson,
  type PlacedLesson,
} from '../../learning';

/**
 * Returns the lesson left last unless it is completed, otherwise the first uncompleted one. Undefined if the course has
 * no open lesson.
 */
export function lessonToResume(
  outline: CourseOutline,
  { position }: Pick<KnownPosition, 'position'>,
): PlacedLesson | undefined {
  const left = findLesson(outline, position?.lessonId ?? null);
  return left && (!left.lesson.isCompleted || outline.isCompleted) ? left : firstLesson(outline);
}

export interface VideoStart {
  videoId: string | null;
  /** Second at which the video begins or resumes. */
  positionSeconds: number;
}

/**
 * Returns the video and second that a link asks for; otherwise the video left last in this lesson, where it was left.
 */
export function videoToResume(
  { id, videos }: OutlineLesson,
  asked: CoursePosition,
  known: KnownPosition,
): VideoStart {
  const left = known.position?.lessonId === id ? known.position.videoId : null;
  const wanted = asked.videoId ?? left;
  const video = videos.find((each) => each.id === wanted) ?? videos[0];
  if (!video) return { videoId: null, positionSeconds: 0 };
  const isAsked = asked.videoId === null ? asked.positionSeconds > 0 : asked.videoId === video.id;
  return {
    videoId: video.id,
    positionSeconds: isAsked ? asked.positionSeconds : startOf(video, known.secondsOf),
  };
}
