import { ApiError, body, type components } from '@sanctum/openapi';
import { api } from '../../providers/client';

type Schemas = components['schemas'];
export type Version = Schemas['LessonVersionSummary'];
export type VersionContent = Schemas['LessonVersionContentResponse'];

export interface History {
  lessonVersion: number;
  versions: Version[];
}

export async function readHistory(lessonId: string): Promise<History> {
  const params = { path: { lessonId } };
  const [pages, versions] = await Promise.all([
    body(api.GET('/api/creator/lessons/{lessonId}/pages', { params })),
    body(api.GET('/api/creator/lessons/{lessonId}/versions', { params })),
  ]);
  return { versions, lessonVersion: Math.max(0, ...pages.map(({ lessonVersion }) => lessonVersion)) };
}

export const readVersion = (lessonId: string, versionId: string): Promise<VersionContent> =>
  body(
    api.GET('/api/creator/lessons/{lessonId}/versions/{versionId}', {
      params: { path: { lessonId, versionId } },
    }),
  );

/** Refused if the lesson's version is no longer `seen`. */
export const restoreVersion = (lessonId: string, versionId: string, seen: number) =>
  body(
    api.POST('/api/creator/lessons/{lessonId}/versions/{versionId}/restore', {
      params: { path: { lessonId, versionId }, header: { 'if-match': String(seen) } },
    }),
  );

export const isStale = (error: unknown): boolean => error instanceof ApiError && error.status === 412;
