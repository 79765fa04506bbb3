import { useEffect, useSyncExternalStore } from 'react';
import type { SaveDesk } from './save-desk';
import type { Saving } from './saving';

/** The network may be there and the server not. */
const TRY_AGAIN_MS = 10_000;

/** Tries again when the network is back, and does not let a tab close over what is unsaved. */
export function useSaving(desk: SaveDesk): Saving {
  const saving = useSyncExternalStore(desk.subscribe, desk.getSnapshot);
  const isUnsaved = saving !== 'saved';
  const hasFailed = saving === 'failed' || saving === 'signedOut';
  useEffect(() => {
    if (!isUnsaved) return;
    const again = () => void desk.settle();
    const hold = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('online', again);
    addEventListener('pagehide', again);
    addEventListener('beforeunload', hold);
    return () => {
      removeEventListener('online', again);
      removeEventListener('pagehide', again);
      removeEventListener('beforeunload', hold);
    };
  }, [desk, isUnsaved]);
  useEffect(() => {
    if (!hasFailed) return;
    const timer = setInterval(() => navigator.onLine && void desk.settle(), TRY_AGAIN_MS);
    return () => clearInterval(timer);
  }, [desk, hasFailed]);
  return saving;
}
