import type { LessonFigures } from './analytics.api';

/** Lessons that follow one another in one module, under its title. */
export function byModule(lessons: readonly LessonFigures[]): { title: string; lessons: LessonFigures[] }[] {
  const modules: { title: string; lessons: LessonFigures[] }[] = [];
  for (const lesson of lessons) {
    const last = modules.at(-1);
    if (last?.title === lesson.moduleTitle) last.lessons.push(lesson);
    else modules.push({ title: lesson.moduleTitle, lessons: [lesson] });
  }
  return modules;
}
