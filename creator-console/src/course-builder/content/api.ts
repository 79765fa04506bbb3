import { ApiError, body } from '@sanctum/openapi';
import { api } from '../../providers/client';
import { ChangedElsewhere } from './changed-elsewhere';
import type { Page } from './content';
import { type Widget, widgetOf } from '../widgets/parts/widget';
import type { LessonCommand, LessonContent } from './lesson-content';

const FIRST_PAGE = 'Page 1';
/** Max reads of a lesson whose version changes between its pages. */
const TRIES = 3;

/** Server's answer to a change: the new lesson version, and the widget's settings as stored. */
export interface LessonAnswer {
  lessonVersion?: number;
  settings?: Widget['settings'];
}

/**
 * Reads all pages and widgets of a lesson in one version. A lesson without pages gets exactly one, even if two tabs
 * open it.
 */
export async function readLesson(lessonId: string, tries = TRIES): Promise<LessonContent> {
  const pages = await openPages(lessonId);
  const version = pages[0]?.lessonVersion ?? 0;
  const read = await Promise.all(pages.map(({ id }) => readWidgets(id)));
  const isOfOne = read.flat().every(({ lessonVersion }) => lessonVersion === version);
  if (!isOfOne && tries > 1) return readLesson(lessonId, tries - 1);
  const widgets = pages.map(({ id: pageId }, at) => {
    const there = read[at]!.map(({ id, type, settings }) => widgetOf(id, type, settings));
    return [pageId, there] as const;
  });
  return {
    version,
    pages: pages.map(({ id, title }) => ({ id, title })),
    widgets: Object.fromEntries(widgets),
  };
}

async function openPages(lessonId: string) {
  const params = { path: { lessonId } };
  const pages = await body(api.GET('/api/creator/lessons/{lessonId}/pages', { params }));
  if (pages.length > 0) return pages;
  const first = { lessonId, order: 0, title: FIRST_PAGE };
  return [await body(api.POST('/api/creator/lessons/{lessonId}/pages', { params, body: first }))];
}

const readWidgets = (pageId: string) =>
  body(api.GET('/api/creator/pages/{pageId}/widgets', { params: { path: { pageId } } }));

/** Names the version that was seen. Without a version, the write overwrites whatever is stored. */
const seen = (version: number | undefined) =>
  version === undefined ? {} : { header: { 'if-match': String(version) } };

export async function sendToLesson(
  courseId: string,
  lessonId: string,
  command: LessonCommand,
  version: number | undefined,
): Promise<LessonAnswer | undefined> {
  try {
    return await send(courseId, lessonId, command, version);
  } catch (error) {
    throw isStatus(error, 412) ? ChangedElsewhere.from(error) : error;
  }
}

async function send(
  courseId: string,
  lessonId: string,
  command: LessonCommand,
  version: number | undefined,
): Promise<LessonAnswer | undefined> {
  switch (command.do) {
    case 'addWidget': {
      const { pageId, index, widget } = command;
      return body(
        api.POST('/api/creator/pages/{pageId}/widgets', {
          params: { path: { pageId }, ...seen(version) },
          body: { ...widget, pageId, orderIndex: index },
        }),
      );
    }
    case 'moveWidget': {
      const { id, pageId, index } = command;
      return body(
        api.PUT('/api/creator/widgets/{id}/place', {
          params: { path: { id }, ...seen(version) },
          body: { pageId, order: index },
        }),
      );
    }
    case 'editWidget':
      return editWidget(lessonId, command, version);
    case 'removeWidget': {
      const params = { path: { id: command.id }, ...seen(version) };
      return unlessGone(body(api.DELETE('/api/creator/widgets/{id}', { params })));
    }
    case 'restoreWidget': {
      const params = { path: { id: command.widget.id }, ...seen(version) };
      return body(api.PUT('/api/creator/widgets/{id}/restored', { params }));
    }
    default:
      await sendPage(courseId, lessonId, command);
      return undefined;
  }
}

type Edit = Extract<LessonCommand, { do: 'editWidget' }>;

/** Editing a widget that was deleted elsewhere is a conflict; without a version, the widget is restored and edited. */
async function editWidget(lessonId: string, { id, settings }: Edit, version: number | undefined) {
  const patch = () => {
    const params = { path: { id }, ...seen(version) };
    return body(api.PATCH('/api/creator/widgets/{id}', { params, body: { settings } }));
  };
  try {
    return await patch();
  } catch (error) {
    if (!isStatus(error, 404)) throw error;
    // Throws if the whole lesson is gone.
    await openPages(lessonId);
    if (version !== undefined) throw new ChangedElsewhere();
    await api.PUT('/api/creator/widgets/{id}/restored', { params: { path: { id } } });
    return patch();
  }
}

type OfPage = Extract<LessonCommand, { do: 'addPage' | 'renamePage' | 'removePage' | 'restorePage' }>;

/** Pages belong to the outline and have no version (docs/decisions/pages-have-no-version.md). */
function sendPage(courseId: string, lessonId: string, command: OfPage): Promise<unknown> {
  switch (command.do) {
    case 'addPage':
      return addPage(courseId, lessonId, command.page);
    case 'renamePage': {
      const { id, title } = command;
      return api.PATCH('/api/creator/pages/{id}', { params: { path: { id } }, body: { title } });
    }
    case 'removePage': {
      const params = { path: { level: 'pages' as const, id: command.id } };
      return unlessGone(api.DELETE('/api/creator/outline/{level}/{id}', { params }));
    }
    case 'restorePage': {
      const params = { path: { level: 'pages' as const, id: command.page.id } };
      return api.PUT('/api/creator/outline/{level}/{id}/restored', { params });
    }
  }
}

const addPage = (courseId: string, lessonId: string, { id, title }: Page) =>
  api.POST('/api/creator/courses/{courseId}/outline/{level}', {
    params: { path: { courseId, level: 'pages' } },
    body: { id, title, parentId: lessonId },
  });

const isStatus = (error: unknown, status: number): error is ApiError =>
  error instanceof ApiError && error.status === status;

/** A 422 concerns this change only: the rest of the lesson is still valid. */
export const isInvalid = (error: unknown): boolean => isStatus(error, 422);

/** Treats "not found" as success, because the thing is already removed. */
async function unlessGone<Answer>(call: Promise<Answer>): Promise<Answer | undefined> {
  try {
    return await call;
  } catch (error) {
    if (!isStatus(error, 404)) throw error;
    return undefined;
  }
}
