import { body, itemsOf, type Schemas } from '@sanctum/openapi';
import { api, on, readIn } from '../../providers/client';

export type Version = Schemas['LessonVersionSummary'];

export async function readHistory(lessonId: string) {
  const [pages, versions] = await Promise.all([
    body(api.GET('/api/creator/lessons/{lessonId}/pages', on({ lessonId }))),
    itemsOf(api.GET('/api/creator/lessons/{lessonId}/versions', on({ lessonId }))),
  ]);
  return { versions, lessonVersion: Math.max(0, ...pages.map(({ lessonVersion }) => lessonVersion)) };
}

export const readVersion = (lessonId: string, versionId: string) =>
  body(api.GET('/api/creator/lessons/{lessonId}/versions/{versionId}', on({ lessonId, versionId })));

/** Restores a version; refused if the lesson's version is no longer `seen`. */
const restoreVersion = (lessonId: string, versionId: string, seen: number) =>
  body(
    api.POST(
      '/api/creator/lessons/{lessonId}/versions/{versionId}/restore',
      readIn({ lessonId, versionId }, seen),
    ),
  );

/** Restores a version. Returns the function that undoes it. */
export async function restore(lessonId: string, versionId: string, seen: number) {
  return wayBack(lessonId, seen, await restoreVersion(lessonId, versionId, seen));
}

/**
 * Returns a lesson to its published version. Returns the function that undoes it; refused if its version is no longer
 * `seen`.
 */
export async function discardChanges(lessonId: string, seen: number) {
  const call = api.POST('/api/creator/lessons/{lessonId}/discard-changes', readIn({ lessonId }, seen));
  return wayBack(lessonId, seen, await body(call));
}

/**
 * Undoes a replacement of the whole lesson by restoring the newest version, which has the content from before. An empty
 * lesson creates no version, so there is nothing to restore.
 */
async function wayBack(lessonId: string, seen: number, { lessonVersion }: { lessonVersion: number }) {
  // The lesson has been replaced by now; without the list, undo just isn't offered.
  const history = await readHistory(lessonId).catch(() => undefined);
  const before = history?.versions.find(({ version }) => version === seen);
  return before && (() => restoreVersion(lessonId, before.id, lessonVersion));
}
