import { paths } from './paths';

/** A place in a course that an address can name: a lesson, perhaps one of its videos and a second of it. */
export interface CoursePlace {
  lessonId: string | null;
  videoId: string | null;
  /** Whole seconds; 0 is the beginning. */
  seconds: number;
}

/** The course opened at this very place, not where she was last. */
export function coursePlacePath(courseId: string, { lessonId, videoId, seconds }: CoursePlace): string {
  const address = new URLSearchParams();
  if (lessonId !== null) address.set('lesson', lessonId);
  if (videoId !== null) address.set('video', videoId);
  if (seconds > 0) address.set('at', String(seconds));
  return `${paths.course(courseId)}?${address}`;
}

/** An address may have been typed by hand: what makes no sense is as if it were not there. */
export function readCoursePlace(address: URLSearchParams): CoursePlace {
  const at = address.get('at') ?? '';
  return {
    lessonId: address.get('lesson'),
    videoId: address.get('video'),
    seconds: /^\d{1,6}$/.test(at) ? Number(at) : 0,
  };
}
