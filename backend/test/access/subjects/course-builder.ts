import { newId } from '../../../src/kernel/ids.js';
import { BUILT_IN_TEMPLATES } from '../../../src/modules/widgets/copies/built-in-templates.js';
import type { TestApp } from '../../app.js';
import { aCourseFile, exportCourse, uploadedCourse, zipped } from '../../builders/course-files.js';
import { aCourse, type BuiltLesson } from '../../builders/courses.js';
import { aCreator } from '../../builders/people.js';
import { type Call, plain, type Subject } from './scene.js';

/** An older version of a lesson, from before the coach emptied its video. */
async function aLessonVersion(t: TestApp): Promise<Call> {
  const [{ id: lessonId, videos }] = (await aCourse(t)).lessons as [BuiltLesson];
  await (await aCreator(t)).browser
    .patch(`/api/creator/widgets/${videos[0]}`)
    .send({ settings: {} })
    .expect(200);
  const version = await t.database.one<{ id: string }>(
    'select id from lesson_versions where lesson_id = $1',
    [lessonId],
  );
  return { params: { lessonId, versionId: version!.id } };
}

/** Exporting and importing courses. */
const courseFiles: Record<string, Subject> = {
  'CourseExportsController.read': {
    call: async ({ t }) => ({ params: { courseId: (await aCourse(t)).id } }),
  },
  'CourseExportsController.prepare': {
    call: async ({ t }) => ({ params: { courseId: (await aCourse(t)).id }, body: { edition: 'live' } }),
  },
  'CourseExportsController.download': {
    call: async ({ t }) => {
      const { id } = await aCourse(t);
      await exportCourse(t, await aCreator(t), id);
      return { params: { courseId: id } };
    },
  },
  'CourseImportsController.list': plain,
  'CourseImportsController.start': {
    call: async ({ calledBy, browser }) => ({
      body: {
        storageUrl: calledBy === 'creator' ? await uploadedCourse({ browser }, zipped(aCourseFile())) : 'x',
      },
    }),
  },
};

/** Building a course. */
export const courseBuilder: Record<string, Subject> = {
  ...courseFiles,
  'CourseBuilderController.structure': {
    call: async ({ t }) => ({ params: { courseId: (await aCourse(t)).id } }),
  },
  'CourseBuilderController.add': {
    call: async ({ t }) => {
      const { id, modules } = await aCourse(t);
      return { params: { courseId: id, level: 'lessons' }, body: { parentId: modules[0], title: 'New' } };
    },
  },
  'CourseBuilderController.move': {
    call: async ({ t }) => {
      const { lessons, modules } = await aCourse(t);
      return { params: { level: 'lessons', id: lessons[0]!.id }, body: { parentId: modules[1] } };
    },
  },
  'CourseBuilderController.remove': {
    call: async ({ t }) => ({ params: { level: 'lessons', id: (await aCourse(t)).lessons[0]!.id } }),
  },
  'CourseBuilderController.restore': {
    call: async ({ t }) => ({ params: { level: 'lessons', id: (await aCourse(t)).lessons[0]!.id } }),
  },
  'CourseBuilderController.editSection': {
    call: async ({ t }) => ({ params: { id: (await aCourse(t)).sections[0]! }, body: { title: 'New' } }),
  },
  'CourseBuilderController.editModule': {
    call: async ({ t }) => ({ params: { id: (await aCourse(t)).modules[0]! }, body: { title: 'New' } }),
  },
  'CourseBuilderController.editLesson': {
    call: async ({ t }) => ({
      params: { lessonId: (await aCourse(t)).lessons[0]!.id },
      body: { title: 'New' },
    }),
  },
  'WidgetEditorController.editPage': {
    call: async ({ t }) => ({
      params: { pageId: (await aCourse(t)).lessons[0]!.pageId },
      body: { title: 'New' },
    }),
  },

  'WidgetEditorController.listPages': {
    call: async ({ t }) => ({ params: { lessonId: (await aCourse(t)).lessons[0]!.id } }),
  },
  'WidgetEditorController.addPage': {
    call: async ({ t }) => ({
      params: { lessonId: (await aCourse(t)).lessons[0]!.id },
      body: { order: 1, title: 'Page 2' },
    }),
  },
  'WidgetEditorController.listWidgets': {
    call: async ({ t }) => ({ params: { pageId: (await aCourse(t)).lessons[0]!.pageId } }),
  },
  'WidgetEditorController.addWidget': {
    call: async ({ t }) => ({
      params: { pageId: (await aCourse(t)).lessons[0]!.pageId },
      body: { type: 'text', settings: {}, orderIndex: 0 },
    }),
  },
  'WidgetEditorController.reorderWidgets': {
    call: async ({ t }) => {
      const { pageId, videos } = (await aCourse(t)).lessons[0]!;
      return { params: { pageId }, body: { widgetOrders: videos.map((id, order) => ({ id, order })) } };
    },
  },
  'WidgetEditorController.editWidget': {
    call: async ({ t }) => ({
      params: { id: (await aCourse(t)).lessons[0]!.videos[0]! },
      body: { settings: {} },
    }),
  },
  'WidgetEditorController.placeWidget': {
    call: async ({ t }) => {
      const { pageId, videos } = (await aCourse(t)).lessons[0]!;
      return { params: { id: videos[0]! }, body: { pageId, order: 1 } };
    },
  },
  'WidgetEditorController.removeWidget': {
    call: async ({ t }) => ({ params: { id: (await aCourse(t)).lessons[0]!.videos[0]! } }),
  },
  'WidgetEditorController.restoreWidget': {
    call: async ({ t }) => ({ params: { id: (await aCourse(t)).lessons[0]!.videos[0]! } }),
  },

  'LessonHistoryController.list': {
    call: async ({ t }) => ({ params: { lessonId: (await aCourse(t)).lessons[0]!.id } }),
  },
  'LessonHistoryController.read': { call: ({ t }) => aLessonVersion(t) },
  'LessonHistoryController.restore': { call: ({ t }) => aLessonVersion(t) },

  'LessonReleasesController.list': {
    call: async ({ t }) => ({ params: { courseId: (await aCourse(t)).id } }),
  },
  'LessonReleasesController.publish': {
    call: async ({ t }) => {
      const { id, lessons } = await aCourse(t);
      return { params: { courseId: id }, body: { lessons: [{ id: lessons[0]!.id, lessonVersion: 0 }] } };
    },
  },
  'LessonReleasesController.unpublish': {
    call: async ({ t }) => ({ params: { lessonId: (await aCourse(t)).lessons[0]!.id } }),
  },
  'LessonReleasesController.discard': {
    call: async ({ t }) => ({ params: { lessonId: (await aCourse(t)).lessons[0]!.id } }),
  },

  'LessonCopiesController.duplicateLesson': {
    call: async ({ t }) => ({ params: { lessonId: (await aCourse(t)).lessons[0]!.id } }),
  },
  'LessonCopiesController.duplicateModule': {
    call: async ({ t }) => ({ params: { id: (await aCourse(t)).modules[0]! } }),
  },
  'LessonCopiesController.listTemplates': plain,
  'LessonCopiesController.saveTemplate': {
    call: async ({ t }) => ({ body: { name: newId(), lessonId: (await aCourse(t)).lessons[0]!.id } }),
  },
  'LessonCopiesController.removeTemplate': {
    call: async ({ t }) => {
      const body = { name: newId(), lessonId: (await aCourse(t)).lessons[0]!.id };
      const saved = await (await aCreator(t)).browser
        .post('/api/creator/lesson-templates')
        .send(body)
        .expect(201);
      return { params: { id: (saved.body as { id: string }).id } };
    },
  },
  'LessonCopiesController.lessonFromTemplate': {
    call: async ({ t }) => ({
      params: { id: (await aCourse(t)).modules[0]! },
      body: { templateId: BUILT_IN_TEMPLATES[0]!.id },
    }),
  },
};
