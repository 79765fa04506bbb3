import type { OutlineLesson, OutlineModule, OutlineSection } from './api';

export interface Figures {
  modules: number;
  lessons: number;
  /** Length of video and audio; text lessons count as 0. */
  seconds: number;
}

const secondsOf = (lessons: readonly OutlineLesson[]): number =>
  lessons.reduce((sum, { durationSeconds }) => sum + (durationSeconds ?? 0), 0);

export const moduleFigures = ({ lessonCount, lessons }: OutlineModule): Figures => ({
  modules: 1,
  lessons: lessonCount,
  seconds: secondsOf(lessons),
});

/** Counts the contents of a whole course. */
export function outlineFigures(outline: readonly OutlineSection[]): Figures {
  const modules = outline.flatMap((section) => section.modules).map(moduleFigures);
  return {
    modules: modules.length,
    lessons: modules.reduce((sum, { lessons }) => sum + lessons, 0),
    seconds: modules.reduce((sum, { seconds }) => sum + seconds, 0),
  };
}
