import { useEffect, useSyncExternalStore } from 'react';
import type { SaverGroup } from './saver-group';
import type { Saving } from './saving';

/** The network may be there and the server not. */
const TRY_AGAIN_MS = 10_000;

/** Tries again when the network is back, and does not let a tab close over what is unsaved. */
export function useSaving(savers: SaverGroup): Saving {
  const saving = useSyncExternalStore(savers.subscribe, savers.getSnapshot);
  const isUnsaved = saving !== 'saved';
  const hasFailed = saving === 'failed' || saving === 'signedOut';
  useEffect(() => {
    if (!isUnsaved) return;
    const again = () => void savers.settle();
    const askFirst = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('online', again);
    addEventListener('pagehide', again);
    addEventListener('beforeunload', askFirst);
    return () => {
      removeEventListener('online', again);
      removeEventListener('pagehide', again);
      removeEventListener('beforeunload', askFirst);
    };
  }, [savers, isUnsaved]);
  useEffect(() => {
    if (!hasFailed) return;
    const timer = setInterval(() => navigator.onLine && void savers.settle(), TRY_AGAIN_MS);
    return () => clearInterval(timer);
  }, [savers, hasFailed]);
  return saving;
}
