import type { Schemas } from '@sanctum/openapi';
import { answers, blank, Refusal } from '@sanctum/openapi/testing';
import {
  apply,
  findWidget,
  type LessonCommand,
  type LessonContent,
  widgetsOf,
} from '../content/lesson-content';
import type { CourseOutline } from '../outline/outline';
import { type OutlineCommand, outlineHandlers } from '../outline/outline-commands';
import { type Widget, widgetOf } from '../widgets/parts/widget';
import { asShown } from './as-shown';

type Product = Schemas['CreatorProductResponse'];

export const COURSE_ID = 'course';
export const LESSON_ID = 'roots';

const aLesson = (id: string, moduleId: string, title: string): CourseOutline['lessons'][number] => ({
  id,
  moduleId,
  title,
  subtitle: '',
  translations: {},
  version: 1,
  description: '',
  thumbnailUrl: null,
  isFreePreview: false,
  completionRule: 'all_videos',
  pageCount: 1,
  isPublished: false,
});
const aModule = (id: string, title: string): CourseOutline['modules'][number] => ({
  id,
  title,
  subtitle: '',
  translations: {},
  version: 1,
  sectionId: 'section',
  thumbnailUrl: null,
  lock: null,
});

const OUTLINE: CourseOutline = {
  id: COURSE_ID,
  title: 'The Rooted Mother',
  status: 'draft',
  hasBeenPublished: false,
  sections: [{ id: 'section', title: 'Section 1', subtitle: '', translations: {}, version: 1 }],
  modules: [aModule('earth', 'Earth'), aModule('water', 'Water')],
  lessons: [
    aLesson(LESSON_ID, 'earth', 'Roots'),
    aLesson('stones', 'earth', 'Stones'),
    aLesson('rain', 'water', 'Rain'),
  ],
};

const PRODUCT: Product = {
  ...blank('CreatorProductResponse'),
  id: COURSE_ID,
  type: 'course',
  status: 'draft',
  title: OUTLINE.title,
  price: '49.00',
  category: 'For Moms',
  tags: ['Confidence'],
  thumbnailUrl: '/picture.webp',
  lessonCount: 3,
};

/** One course as the server stores it: applies the builder's requests, and returns the result to every reader. */
export class CourseOnServer {
  outline = OUTLINE;
  product = PRODUCT;
  drafts: Schemas['LessonDraftResponse'][] = [];
  private readonly lessons = new Map<string, LessonContent>();
  private readonly deleted = new Map<string, Widget & { pageId: string }>();

  constructor() {
    this.answerForOutline();
    this.answerForLessons();
    this.answerForDrafts();
    answers.answer('get', '/api/creator/products/{id}', () => this.product);
  }

  lesson(id = LESSON_ID): LessonContent {
    const empty = { version: 1, pages: [{ id: `${id}-page`, title: 'Page 1' }], widgets: {} };
    return this.lessons.get(id) ?? empty;
  }

  /** Also used for changes made on another device. */
  change(command: LessonCommand, id = LESSON_ID): number {
    const lesson = this.lesson(id);
    const version = (lesson.version ?? 0) + 1;
    this.lessons.set(id, { ...apply(lesson, command), version });
    return version;
  }

  /** Makes the version this builder knows of a lesson outdated, until the test answers again. */
  refuseAsStale(): void {
    const current = { changedBy: 'Maren', changedAt: '2026-03-01T09:00:00.000Z' };
    const problem = { code: 'changed_elsewhere', current };
    answers.refuse('patch', '/api/creator/widgets/{id}', 412, problem);
    answers.refuse('delete', '/api/creator/widgets/{id}', 412, problem);
    answers.refuse('post', '/api/creator/pages/{pageId}/widgets', 412, problem);
  }

  private doToOutline(command: OutlineCommand): void {
    this.outline = outlineHandlers.apply(this.outline, command);
  }

  private answerForOutline(): void {
    const level = (path: { level: string }) => path.level as 'sections' | 'modules' | 'lessons';
    const placed = (id: string) => ({ id, parentId: '', position: 0 });
    answers.answer('get', '/api/creator/courses/{courseId}/structure', () => this.outline);
    answers.answer('post', '/api/creator/courses/{courseId}/outline/{level}', ({ path, body }) => {
      const { id = newId(), title, parentId, after } = body;
      if (path.level === 'pages') this.change({ do: 'addPage', page: { id, title } }, parentId);
      else {
        const place = { parentId, ...(after !== undefined && { after }) };
        this.doToOutline({ do: 'add', level: level(path), id, title, place });
      }
      return placed(id);
    });
    answers.answer('post', '/api/creator/outline/{level}/{id}/move', ({ path, body }) => {
      this.doToOutline({ do: 'move', level: level(path), id: path.id, place: body });
      return placed(path.id);
    });
    const binned = new Map<string, OutlineCommand>();
    answers.answer('delete', '/api/creator/outline/{level}/{id}', ({ path }) => {
      const command = { do: 'remove', level: level(path), id: path.id } as const;
      const back = outlineHandlers.inverse(this.outline, command);
      if (back) binned.set(path.id, back);
      this.doToOutline(command);
    });
    answers.answer('post', '/api/creator/outline/{level}/{id}/restore', ({ path }) => {
      const back = binned.get(path.id);
      if (back) this.doToOutline(back);
      return placed(path.id);
    });
    answers.answer('patch', '/api/creator/lessons/{lessonId}', ({ path, body }) => {
      this.doToOutline({ do: 'edit', level: 'lessons', id: path.lessonId, edits: body });
      return this.outline.lessons.find(({ id }) => id === path.lessonId)!;
    });
    answers.answer('patch', '/api/creator/modules/{id}', ({ path, body }) => {
      this.doToOutline({ do: 'edit', level: 'modules', id: path.id, edits: body });
      return this.outline.modules.find(({ id }) => id === path.id)!;
    });
  }

  /** A published course whose lesson “Stones” was added since, with a video without a file and one that is being converted. */
  publishWithDraft(): this {
    const lessons = this.outline.lessons.map((lesson) => ({
      ...lesson,
      isPublished: lesson.id !== 'stones',
    }));
    this.outline = { ...this.outline, status: 'published', hasBeenPublished: true, lessons };
    this.product = { ...this.product, status: 'published', studentsCount: 42 };
    this.drafts = [
      {
        ...blank('LessonDraftResponse'),
        lessonId: 'stones',
        lessonVersion: 3,
        isPublished: false,
        unfilled: ['video'],
        warnings: [{ title: 'Evening walk', problem: 'converting' }],
      },
    ];
    return this;
  }

  private answerForDrafts(): void {
    answers.list('get', '/api/creator/courses/{courseId}/lesson-drafts', () => this.drafts);
    answers.list('post', '/api/creator/courses/{courseId}/publish-lessons', ({ body }) => {
      const ids = body.lessons.map(({ id }) => id);
      const publish = (lesson: CourseOutline['lessons'][number]) =>
        ids.includes(lesson.id) ? { ...lesson, isPublished: true } : lesson;
      this.outline = { ...this.outline, lessons: this.outline.lessons.map(publish) };
      this.drafts = this.drafts.filter(({ lessonId }) => !ids.includes(lessonId));
      return this.drafts;
    });
    answers.answer('post', '/api/creator/lessons/{lessonId}/unpublish', ({ path }) => {
      const withdraw = (lesson: CourseOutline['lessons'][number]) =>
        lesson.id === path.lessonId ? { ...lesson, isPublished: false } : lesson;
      this.outline = { ...this.outline, lessons: this.outline.lessons.map(withdraw) };
    });
  }

  answerForLessons(): void {
    answers.answer('get', '/api/creator/lessons/{lessonId}/pages', ({ path: { lessonId } }) => {
      const { pages, version = 0 } = this.lesson(lessonId);
      return pages.map((page, order) => ({
        translations: {},
        ...page,
        order,
        lessonId,
        lessonVersion: version,
        widgetCount: widgetsOf(this.lesson(lessonId), page.id).length,
      }));
    });
    answers.answer('patch', '/api/creator/pages/{pageId}', ({ path: { pageId: id }, body }) => {
      const { title, translations } = body;
      const lesson = this.lessonOf(id);
      if (title !== undefined) this.change({ do: 'renamePage', id, title }, lesson);
      if (translations)
        this.change({ do: 'translatePage', id, spanish: translations.es?.title ?? '' }, lesson);
      return { ...blank('EditorPageResponse'), id, lessonVersion: this.lesson(lesson).version ?? 0 };
    });
    answers.answer('get', '/api/creator/pages/{pageId}/widgets', ({ path: { pageId } }) =>
      widgetsOf(this.lesson(this.lessonOf(pageId)), pageId).map(({ id }) => this.answerOf(id)),
    );
    answers.answer('post', '/api/creator/pages/{pageId}/widgets', ({ path: { pageId }, body }) => {
      const { id = newId(), type, settings, orderIndex } = body;
      const widget = widgetOf(id, type === 'opinion_scale' ? 'opinionScale' : type, settings);
      this.change({ do: 'addWidget', widget, pageId, index: orderIndex }, this.lessonOf(pageId));
      return this.answerOf(id);
    });
    answers.answer('patch', '/api/creator/widgets/{id}', ({ path: { id }, body: { settings } }) => {
      const found = this.find(id);
      this.change({ do: 'editWidget', id, settings }, this.lessonOf(found.pageId));
      return this.answerOf(id);
    });
    answers.answer('post', '/api/creator/widgets/{id}/move', ({ path: { id }, body: { pageId, order } }) => {
      this.change({ do: 'moveWidget', id, pageId, index: order }, this.lessonOf(pageId));
      return this.answerOf(id);
    });
    answers.answer('delete', '/api/creator/widgets/{id}', ({ path: { id } }) => {
      const { widget, pageId } = this.find(id);
      this.deleted.set(id, { ...widget, pageId });
      return { lessonVersion: this.change({ do: 'removeWidget', id }, this.lessonOf(pageId)) };
    });
    answers.answer('post', '/api/creator/widgets/{id}/restore', ({ path: { id } }) => {
      const { pageId, ...widget } = this.deleted.get(id)!;
      this.change({ do: 'restoreWidget', widget, pageId, index: 0 }, this.lessonOf(pageId));
      return this.answerOf(id);
    });
  }

  private lessonOf(pageId: string): string {
    const { lessons } = this.outline;
    return (
      lessons.find(({ id }) => this.lesson(id).pages.some((page) => page.id === pageId))?.id ?? LESSON_ID
    );
  }

  private find(widgetId: string) {
    for (const { id } of this.outline.lessons) {
      const found = findWidget(this.lesson(id), widgetId);
      if (found) return found;
    }
    throw new Refusal(404, { code: 'not_found' });
  }

  private answerOf(widgetId: string) {
    const { widget, pageId, index } = this.find(widgetId);
    const lessonVersion = this.lesson(this.lessonOf(pageId)).version ?? 0;
    return { ...asShown(widget), pageId, orderIndex: index, lessonVersion };
  }
}

const newId = (): string => crypto.randomUUID();
