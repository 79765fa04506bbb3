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

/** Returns whether all lessons of a course, some parts of its outline or none are without the page's language. */
export function untranslatedPart(outline: readonly OutlineSection[]): 'all' | 'some' | 'none' {
  const modules = outline.flatMap((section) => section.modules);
  const lessons = modules.flatMap((module) => module.lessons);
  const isEnglish = ({ untranslated }: { untranslated: readonly string[] }) => untranslated.length > 0;
  if (lessons.length > 0 && lessons.every(isEnglish)) return 'all';
  return [...outline, ...modules, ...lessons].some(isEnglish) ? 'some' : 'none';
}
