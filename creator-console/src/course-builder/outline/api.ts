import { ApiError, body, type components, serverMessage } from '@sanctum/openapi';
import { api } from '../../providers/client';
import type { OutlineLevel, OutlinePlace } from './outline';

type Schemas = components['schemas'];
export interface Edits {
  sections: Schemas['EditSectionRequest'];
  modules: Schemas['EditModuleRequest'];
  lessons: Schemas['EditLessonRequest'];
}

export const readOutline = (courseId: string) =>
  body(api.GET('/api/creator/courses/{courseId}/structure', { params: { path: { courseId } } }));

/** By an id of ours, so that it may be sent twice. */
export const addToOutline = (
  courseId: string,
  level: OutlineLevel,
  id: string,
  title: string,
  place: OutlinePlace,
) =>
  api.POST('/api/creator/courses/{courseId}/outline/{level}', {
    params: { path: { courseId, level } },
    body: { id, title, ...place },
  });

export const moveInOutline = (level: OutlineLevel, id: string, place: OutlinePlace) =>
  api.PUT('/api/creator/outline/{level}/{id}/place', { params: { path: { level, id } }, body: place });

/** Gone already is as good as removed. */
export async function removeFromOutline(level: OutlineLevel, id: string): Promise<void> {
  try {
    await api.DELETE('/api/creator/outline/{level}/{id}', { params: { path: { level, id } } });
  } catch (error) {
    if (!(error instanceof ApiError && error.status === 404)) throw error;
  }
}

export const restoreToOutline = (level: OutlineLevel, id: string) =>
  api.PUT('/api/creator/outline/{level}/{id}/restored', { params: { path: { level, id } } });

export function editInOutline<L extends OutlineLevel>(
  level: L,
  id: string,
  edits: Edits[L],
): Promise<unknown> {
  const params = { path: { id } };
  switch (level) {
    case 'sections':
      return api.PATCH('/api/creator/sections/{id}', { params, body: edits });
    case 'modules':
      return api.PATCH('/api/creator/modules/{id}', { params, body: edits });
    default:
      return api.PATCH('/api/creator/lessons/{id}', { params, body: edits });
  }
}

const TRY_AGAIN = new Set([401, 408, 425, 429]);

/** Asking again would be answered the same. A lost network, a tired session or server is worth another try. */
export const isRefusal = (error: unknown): boolean =>
  error instanceof ApiError && error.status >= 400 && error.status < 500 && !TRY_AGAIN.has(error.status);

export const isSignedOut = (error: unknown): boolean => error instanceof ApiError && error.status === 401;

export const isNotFound = (error: unknown): boolean => error instanceof ApiError && error.status === 404;

export { serverMessage };
