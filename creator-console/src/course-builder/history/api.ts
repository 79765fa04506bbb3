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

/** Refused if the lesson's version is no longer `seen`. */
const restoreVersion = (lessonId: string, versionId: string, seen: number) =>
  body(
    api.POST(
      '/api/creator/lessons/{lessonId}/versions/{versionId}/restore',
      readIn({ lessonId, versionId }, seen),
    ),
  );

/** Restores a version, and returns what undoes that. */
export async function restore(lessonId: string, versionId: string, seen: number) {
  return wayBack(lessonId, seen, await restoreVersion(lessonId, versionId, seen));
}

/** Returns a lesson to what members see, and returns what undoes that. Refused if its version is no longer `seen`. */
export async function discardChanges(lessonId: string, seen: number) {
  const call = api.POST('/api/creator/lessons/{lessonId}/discard-changes', readIn({ lessonId }, seen));
  return wayBack(lessonId, seen, await body(call));
}

/**
 * Undoes a replacement of the whole lesson by restoring the newest version, which has what was there until then. An empty
 * lesson makes no version, so there is nothing to go back to.
 */
async function wayBack(lessonId: string, seen: number, { lessonVersion }: { lessonVersion: number }) {
  // It is replaced by now: without the list there is merely no way back to offer.
  const history = await readHistory(lessonId).catch(() => undefined);
  const before = history?.versions.find(({ version }) => version === seen);
  return before && (() => restoreVersion(lessonId, before.id, lessonVersion));
}
