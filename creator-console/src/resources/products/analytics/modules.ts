import type { LessonFigures } from './analytics.api';

interface Module {
  id: string;
  title: string;
  lessons: LessonFigures[];
}

/** The lessons, which come in the course's order, under their modules. */
export function byModule(lessons: readonly LessonFigures[]): Module[] {
  const modules: Module[] = [];
  for (const lesson of lessons) {
    const last = modules.at(-1);
    if (last?.id === lesson.moduleId) last.lessons.push(lesson);
    else modules.push({ id: lesson.moduleId, title: lesson.moduleTitle, lessons: [lesson] });
  }
  return modules;
}
