import { useState } from 'react';
import { momentOf } from '../../shared/moment';
import type { ShowToast } from '../../shared/toast/toast';
import { serverMessage } from '../outline/api';
import { isStale, type Version } from './api';
import { restore } from './restoring';
import { texts } from './texts';

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
