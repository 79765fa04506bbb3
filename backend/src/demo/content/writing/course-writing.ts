import type { DemoCourse, DemoLesson, DemoModule, DemoSection, DemoWidgetContent } from './content-types.js';
import { demoId } from './demo-id.js';

/** A course as written here. Ids are derived from keys and positions. */
interface WrittenPage {
  title: string;
  widgets: DemoWidgetContent[];
}
type WrittenLesson = Omit<DemoLesson, 'id' | 'isFreePreview' | 'pages'> & {
  isFreePreview?: boolean;
  pages: WrittenPage[];
};
export type WrittenModule = Omit<DemoModule, 'id' | 'lessons'> & { lessons: WrittenLesson[] };
export type WrittenSection = Omit<DemoSection, 'id' | 'modules'> & { modules: WrittenModule[] };

/** Gives every part of a course its stable id. */
export function bindCourse(productKey: string, sections: WrittenSection[]): DemoCourse {
  const id = (kind: string, key: string) => demoId(`${kind}/${productKey}/${key}`);

  const bindLesson = (lesson: WrittenLesson): DemoLesson => ({
    isFreePreview: false,
    ...lesson,
    id: id('lesson', lesson.key),
    pages: lesson.pages.map((page, p) => ({
      ...page,
      id: id('page', `${lesson.key}/${p + 1}`),
      widgets: page.widgets.map((widget, w) => ({
        ...widget,
        id: id('widget', `${lesson.key}/${p + 1}/${w + 1}`),
      })),
    })),
  });

  return {
    sections: sections.map((section) => ({
      ...section,
      id: id('section', section.key),
      modules: section.modules.map((module) => ({
        ...module,
        id: id('module', module.key),
        lessons: module.lessons.map(bindLesson),
      })),
    })),
  };
}
