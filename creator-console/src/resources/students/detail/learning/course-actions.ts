import type { Acts } from '../../../../providers/acts';
import type { CourseOf } from '../../../../providers/student-acts';
import type { CourseLesson, CourseModule } from '../parts/student.api';
import { texts } from './texts';

/** The coach's action in a student's course: its label, the confirmation, and the call. */
export interface CourseAction {
  label: string;
  /** Label with the name of its subject, for screen readers. */
  name: string;
  title: string;
  text: string;
  done: string;
  act: (acts: Acts, reason: string) => Promise<unknown>;
}

type Part = { level: 'lesson' | 'module' | 'course'; id: string; title: string };

const mark = (course: CourseOf, { title, ...part }: Part): CourseAction => ({
  label: texts.mark,
  name: texts.markOf(title),
  title: texts.markTitle(title),
  text: texts.markText,
  done: texts.marked,
  act: ({ markProgress }, reason) => markProgress(course, part, reason),
});

const reset = (course: CourseOf, { title, ...part }: Part): CourseAction => ({
  label: texts.reset,
  name: texts.resetOf(title),
  title: texts.resetTitle(title),
  text: texts.resetText,
  done: texts.wasReset,
  act: ({ resetProgress }, reason) => resetProgress(course, part, reason),
});

export const courseActions = (course: CourseOf, title: string, isCompleted: boolean): CourseAction[] => {
  const part: Part = { level: 'course', id: course.courseId, title };
  return [...(isCompleted ? [] : [mark(course, part)]), reset(course, part)];
};

export function moduleActions(course: CourseOf, module: CourseModule): CourseAction[] {
  const { id, title, isLocked, isOpenedEarly, lessons, isCompleted } = module;
  const part: Part = { level: 'module', id, title };
  const open: CourseAction = {
    label: texts.openEarly,
    name: texts.openEarlyOf(title),
    title: texts.openEarlyTitle(title),
    text: texts.openEarlyText,
    done: texts.openedEarly,
    act: ({ openModuleEarly }, reason) => openModuleEarly(course, id, reason),
  };
  const close: CourseAction = {
    label: texts.closeAgain,
    name: texts.closeAgainOf(title),
    title: texts.closeAgainTitle(title),
    text: texts.closeAgainText,
    done: texts.closedAgain,
    act: ({ closeModuleAgain }, reason) => closeModuleAgain(course, id, reason),
  };
  return [
    ...(isLocked ? [open] : []),
    ...(isOpenedEarly ? [close] : []),
    ...(isCompleted || lessons.length === 0 ? [] : [mark(course, part)]),
    ...(lessons.some((lesson) => lesson.isCompleted) ? [reset(course, part)] : []),
  ];
}

export function lessonAction(course: CourseOf, { id, title, isCompleted }: CourseLesson): CourseAction {
  const part: Part = { level: 'lesson', id, title };
  return isCompleted ? reset(course, part) : mark(course, part);
}
