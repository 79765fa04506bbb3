import { paths } from './paths';

/** A position in a course that a URL can name: a lesson, and optionally a video and a second of it. */
export interface CoursePosition {
  lessonId: string | null;
  videoId: string | null;
  /** Whole seconds; 0 is the beginning. */
  positionSeconds: number;
}

/** Path that opens the course at this exact position, not where the member was last. */
export function coursePositionPath(
  courseId: string,
  { lessonId, videoId, positionSeconds }: CoursePosition,
): string {
  const address = new URLSearchParams();
  if (lessonId !== null) address.set('lesson', lessonId);
  if (videoId !== null) address.set('video', videoId);
  if (positionSeconds > 0) address.set('at', String(positionSeconds));
  return `${paths.course(courseId)}?${address}`;
}

/** Reads an address. It may have been typed by hand, so invalid parts are ignored. */
export function readCoursePosition(address: URLSearchParams): CoursePosition {
  const at = address.get('at') ?? '';
  return {
    lessonId: address.get('lesson'),
    videoId: address.get('video'),
    positionSeconds: /^\d{1,6}$/.test(at) ? Number(at) : 0,
  };
}
