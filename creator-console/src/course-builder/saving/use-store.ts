import { useSyncExternalStore } from 'react';
import type { OptimisticStore } from './optimistic-store';

/** Returns the state the coach sees: confirmed plus pending changes. */
export const useStore = <State>(store: OptimisticStore<State>): State =>
  useSyncExternalStore(store.subscribe, store.getSnapshot).state;
