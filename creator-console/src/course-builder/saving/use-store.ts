import { useEffect, useSyncExternalStore } from 'react';
import type { OptimisticStore, Snapshot } from './optimistic-store';

/** Follows a store; tries again when the network is back, and does not let a tab close over what is unsaved. */
export function useStore<State>(store: OptimisticStore<State>): Snapshot<State> {
  const snapshot = useSyncExternalStore(store.subscribe, store.getSnapshot);
  const isUnsaved = snapshot.saving !== 'saved';
  useEffect(() => {
    if (!isUnsaved) return;
    const again = () => void store.settle();
    const hold = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('online', again);
    addEventListener('beforeunload', hold);
    return () => {
      removeEventListener('online', again);
      removeEventListener('beforeunload', hold);
    };
  }, [store, isUnsaved]);
  return snapshot;
}
