import { ApiError, body } from '@sanctum/openapi';
import { api } from '../../providers/client';
import type { Page, Widget } from './content';

const FIRST_PAGE = 'Page 1';

/** The pages of a lesson; a lesson without one gets its first, once even from two tabs. */
export async function openPages(lessonId: string): Promise<Page[]> {
  const params = { path: { lessonId } };
  const pages = await body(api.GET('/api/creator/lessons/{lessonId}/pages', { params }));
  if (pages.length > 0) return pages;
  const first = { lessonId, order: 0, title: FIRST_PAGE };
  return [await body(api.POST('/api/creator/lessons/{lessonId}/pages', { params, body: first }))];
}

export const addPage = (courseId: string, lessonId: string, id: string, title: string) =>
  api.POST('/api/creator/courses/{courseId}/outline/{level}', {
    params: { path: { courseId, level: 'pages' } },
    body: { id, title, parentId: lessonId },
  });

export const renamePage = (id: string, title: string) =>
  api.PATCH('/api/creator/pages/{id}', { params: { path: { id } }, body: { title } });

export const removePage = (id: string) =>
  unlessGone(api.DELETE('/api/creator/outline/{level}/{id}', { params: { path: { level: 'pages', id } } }));

export const restorePage = (id: string) =>
  api.PUT('/api/creator/outline/{level}/{id}/restored', { params: { path: { level: 'pages', id } } });

export interface PageContents {
  widgets: Widget[];
  /** Of the whole lesson; 0 while the page is empty. */
  lessonVersion: number;
}

export async function readWidgets(pageId: string): Promise<PageContents> {
  const read = await body(api.GET('/api/creator/pages/{pageId}/widgets', { params: { path: { pageId } } }));
  return {
    widgets: read.map(({ id, type, settings }) => ({ id, type, settings })),
    lessonVersion: Math.max(0, ...read.map(({ lessonVersion }) => lessonVersion)),
  };
}

export const addWidget = (pageId: string, { id, type, settings }: Widget, orderIndex: number) =>
  body(
    api.POST('/api/creator/pages/{pageId}/widgets', {
      params: { path: { pageId } },
      body: { id, pageId, type, settings, orderIndex },
    }),
  );

export const reorderWidgets = (pageId: string, ids: readonly string[]) =>
  body(
    api.POST('/api/creator/pages/{pageId}/widgets/reorder', {
      params: { path: { pageId } },
      body: { widgetOrders: ids.map((id, order) => ({ id, order })) },
    }),
  );

export const editWidget = (id: string, settings: Widget['settings']) =>
  body(api.PATCH('/api/creator/widgets/{id}', { params: { path: { id } }, body: { settings } }));

export const removeWidget = (id: string) =>
  unlessGone(api.DELETE('/api/creator/widgets/{id}', { params: { path: { id } } }));

export const restoreWidget = (id: string) =>
  body(api.PUT('/api/creator/widgets/{id}/restored', { params: { path: { id } } }));

/** Gone already is as good as removed. */
async function unlessGone(call: Promise<unknown>): Promise<void> {
  try {
    await call;
  } catch (error) {
    if (!(error instanceof ApiError && error.status === 404)) throw error;
  }
}
