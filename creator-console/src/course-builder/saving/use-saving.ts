import { useEffect, useSyncExternalStore } from 'react';
import type { Saving } from './optimistic-store';
import type { SaveDesk } from './save-desk';

/** Tries again when the network is back, and does not let a tab close over what is unsaved. */
export function useSaving(desk: SaveDesk): Saving {
  const saving = useSyncExternalStore(desk.subscribe, desk.getSnapshot);
  const isUnsaved = saving !== 'saved';
  useEffect(() => {
    if (!isUnsaved) return;
    const again = () => void desk.settle();
    const hold = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('online', again);
    addEventListener('beforeunload', hold);
    return () => {
      removeEventListener('online', again);
      removeEventListener('beforeunload', hold);
    };
  }, [desk, isUnsaved]);
  return saving;
}
