import { notFound } from '../../../kernel/errors.js';
import type { CourseOutline, OutlineVideo } from '../entry/learner-view.js';
import { modulesOf } from '../entry/outline.js';

export const PROGRESS_LEVELS = ['lesson', 'module', 'course'] as const;
export type ProgressLevel = (typeof PROGRESS_LEVELS)[number];

/** A part of a course whose progress the coach changes. */
export interface ProgressPart {
  level: ProgressLevel;
  /** Id of the lesson, module or course. */
  id: string;
}

/** Returns the modules, lessons and videos that a part of a course touches; 404 for a part outside the course. */
export function idsIn(course: CourseOutline, videos: readonly OutlineVideo[], { level, id }: ProgressPart) {
  const modules = modulesOf(course);
  const inside = modules.flatMap((module) =>
    module.lessons.flatMap((lesson) =>
      id === { lesson: lesson.id, module: module.id, course: course.id }[level]
        ? [{ moduleId: module.id, lessonId: lesson.id }]
        : [],
    ),
  );
  if (inside.length === 0) throw notFound('Part of the course');
  const lessonIds = inside.map(({ lessonId }) => lessonId);
  return {
    lessonIds,
    moduleIds: [...new Set(inside.map(({ moduleId }) => moduleId))],
    videoIds: videos.flatMap((video) => (lessonIds.includes(video.lessonId) ? [video.id] : [])),
  };
}

/** The coach's change of a member's progress in a course, with the reason. */
export interface ProgressChange {
  /** Account of the coach. */
  by: string;
  memberId: string;
  courseId: string;
  reason: string;
}
