import type { EditorWidgetResponse } from '../../src/modules/widgets/editor/editor.dto.js';
import type { LessonDraftResponse } from '../../src/modules/widgets/releases/lesson-releases.dto.js';
import type { TestApp } from '../app.js';
import { aCourse } from './courses.js';
import type { Person } from './people.js';

const texts = (contents: string[]) =>
  contents.map((content) => ({ type: 'text' as const, settings: { content: `<p>${content}</p>` } }));

interface Publishing {
  drafts?: LessonDraftResponse[];
  wantsOwnersNotified?: boolean;
  status?: number;
}

/** Edits the widgets of a lesson as a coach, over HTTP. */
export function lessonEditor(t: TestApp, { browser }: Person) {
  const widgetsOf = async (pageId: string): Promise<EditorWidgetResponse[]> =>
    (await browser.get(`/api/creator/pages/${pageId}/widgets`).expect(200)).body as EditorWidgetResponse[];
  const draftsOf = async (courseId: string): Promise<LessonDraftResponse[]> =>
    (await browser.get(`/api/creator/courses/${courseId}/lesson-drafts`).expect(200)).body.items;
  return {
    /** Lessons with changes to publish. */
    draftsOf,
    /** Publishes all drafts of a course, or these in the version that was read. */
    publish: async (courseId: string, { drafts, status = 200, ...also }: Publishing = {}) => {
      const read = drafts ?? (await draftsOf(courseId));
      const lessons = read.map(({ lessonId: id, lessonVersion }) => ({ id, lessonVersion }));
      const address = `/api/creator/courses/${courseId}/publish-lessons`;
      return (
        await browser
          .post(address)
          .send({ lessons, ...also })
          .expect(status)
      ).body;
    },
    /** Creates a lesson with these texts on its page, followed by an empty lesson. */
    aLesson: async (...contents: string[]) => {
      const course = await aCourse(t, { sections: [[{ lessons: [{ widgets: texts(contents) }, {}] }]] });
      return { course, ...course.lessons[0]! };
    },
    add: (pageId: string, body: object) =>
      browser.post(`/api/creator/pages/${pageId}/widgets`).send({ settings: {}, orderIndex: 0, ...body }),
    edit: (id: string, settings: object) => browser.patch(`/api/creator/widgets/${id}`).send({ settings }),
    place: (id: string, body: object) => browser.post(`/api/creator/widgets/${id}/move`).send(body),
    reorder: (pageId: string, widgetOrders: object[]) =>
      browser.post(`/api/creator/pages/${pageId}/widgets/reorder`).send({ widgetOrders }),
    remove: (id: string) => browser.delete(`/api/creator/widgets/${id}`),
    restore: (id: string) => browser.post(`/api/creator/widgets/${id}/restore`),
    widgetsOf,
    idsOf: async (pageId: string) => (await widgetsOf(pageId)).map(({ id }) => id),
  };
}
