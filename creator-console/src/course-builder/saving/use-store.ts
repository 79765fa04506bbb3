import { useSyncExternalStore } from 'react';
import type { OptimisticStore } from './optimistic-store';

/** What is there as the coach sees it: confirmed and on its way. */
export const useStore = <State>(store: OptimisticStore<State>): State =>
  useSyncExternalStore(store.subscribe, store.getSnapshot).state;
