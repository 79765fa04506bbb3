import { readHistory, restoreVersion } from './api';

/**
 * Restores a version and answers with what undoes that: restoring the newest version, which holds what was there until now.
 * An empty lesson makes no version, so there is nothing to go back to.
 */
export async function restore(
  lessonId: string,
  versionId: string,
  seen: number,
): Promise<(() => Promise<void>) | undefined> {
  const { lessonVersion } = await restoreVersion(lessonId, versionId, seen);
  // It is restored by now: without the list there is merely no way back to offer.
  const history = await readHistory(lessonId).catch(() => undefined);
  const before = history?.versions.find(({ version }) => version === seen);
  return (
    before &&
    (async () => {
      await restoreVersion(lessonId, before.id, lessonVersion);
    })
  );
}
