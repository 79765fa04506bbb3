import type { Schemas } from '@sanctum/openapi';

export type CourseOutline = Schemas['CourseForLearnerResponse'];
export type OutlineModule = Schemas['LearnerModuleResponse'];
export type OutlineLesson = Schemas['LearnerLessonResponse'];

/** A lesson with its indexes as in the API: the module among all in the course, the lesson within its module. */
export interface PlacedLesson {
  lesson: OutlineLesson;
  moduleIndex: number;
  lessonIndex: number;
}

export const modulesOf = (course: CourseOutline): OutlineModule[] =>
  course.sections.flatMap(({ modules }) => modules);

/** Returns every open lesson in order; locked modules have none. */
export const lessonsOf = (course: CourseOutline): PlacedLesson[] =>
  modulesOf(course).flatMap((module, moduleIndex) =>
    module.lessons.map((lesson, lessonIndex) => ({ lesson, moduleIndex, lessonIndex })),
  );

export const findLesson = (course: CourseOutline, lessonId: string | null): PlacedLesson | undefined =>
  lessonsOf(course).find(({ lesson }) => lesson.id === lessonId);

/** Returns where to start without a saved position: the first uncompleted lesson, or the very first. */
export function firstLesson(course: CourseOutline): PlacedLesson | undefined {
  const lessons = lessonsOf(course);
  return lessons.find(({ lesson }) => !lesson.isCompleted) ?? lessons[0];
}

/** Returns the lesson to continue with in an open module: the first uncompleted one, or the very first. */
export const lessonToGoOnWithIn = ({ lessons }: OutlineModule): OutlineLesson | undefined =>
  lessons.find(({ isCompleted }) => !isCompleted) ?? lessons[0];

export const allVideosComplete = (lesson: OutlineLesson): boolean =>
  lesson.videos.every(({ isCompleted: completed }) => completed);

/** Returns the open lessons before and after this one, across modules. */
export function neighbours(
  course: CourseOutline,
  lessonId: string,
): { previous?: PlacedLesson; next?: PlacedLesson } {
  const lessons = lessonsOf(course);
  const at = lessons.findIndex(({ lesson }) => lesson.id === lessonId);
  return at < 0 ? {} : { previous: lessons[at - 1], next: lessons[at + 1] };
}

/** Returns the module of a lesson. */
export const moduleOf = (course: CourseOutline, lessonId: string): OutlineModule | undefined =>
  modulesOf(course).find(({ lessons }) => lessons.some(({ id }) => id === lessonId));

/** Returns the locked module after this lesson's, if it is the next one. */
export function lockAfter(course: CourseOutline, lessonId: string): OutlineModule | undefined {
  const modules = modulesOf(course);
  const following =
    modules[modules.findIndex(({ lessons }) => lessons.some(({ id }) => id === lessonId)) + 1];
  return following?.isLocked ? following : undefined;
}

/** Returns the lesson to continue with after this one: the next open one, or an earlier uncompleted one. */
export function lessonToGoOnWith(course: CourseOutline, lessonId: string): PlacedLesson | undefined {
  const { next } = neighbours(course, lessonId);
  return next ?? lessonsOf(course).find(({ lesson }) => lesson.id !== lessonId && !lesson.isCompleted);
}
