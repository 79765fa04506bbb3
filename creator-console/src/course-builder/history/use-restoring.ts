import { useState } from 'react';
import { momentOf } from '../../shared/moment';
import type { ShowToast } from '../../shared/toast/toast';
import { serverMessage } from '../outline/api';
import { isStale, type Version, readHistory, restoreVersion } from './api';
import { texts } from './texts';

/**
 * Restores a version and answers with what undoes that: restoring the newest version, which holds what was there until now.
 * An empty lesson makes no version, so there is nothing to go back to.
 */
async function restore(
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

interface Given {
  lessonId: string;
  toast: ShowToast;
  onRestored: () => void;
  onClose: () => void;
}

export type Restoring = ReturnType<typeof useRestoring>;

/** Restores a version of the lesson, says so, and offers to undo it. */
export function useRestoring({ lessonId, toast, onRestored, onClose }: Given) {
  const [state, setState] = useState<'rest' | 'busy' | 'stale' | 'failed'>('rest');
  return {
    state,
    forget: () => setState('rest'),
    restore: async (version: Version, seen: number) => {
      setState('busy');
      try {
        const goBack = await restore(lessonId, version.id, seen);
        onRestored();
        onClose();
        const undo = async () => {
          try {
            await goBack?.();
            onRestored();
            toast({ title: texts.undone });
          } catch (error) {
            toast({
              title: isStale(error) ? texts.stale : serverMessage(error, texts.restoreFailed),
              failed: true,
            });
          }
        };
        toast({ title: texts.restored(momentOf(version.at)), ...(goBack && { undo: () => void undo() }) });
      } catch (error) {
        setState(isStale(error) ? 'stale' : 'failed');
      }
    },
  };
}
