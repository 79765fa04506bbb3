import { useSyncExternalStore } from 'react';

function subscribe(listener: () => void): () => void {
  addEventListener('online', listener);
  addEventListener('offline', listener);
  return () => {
    removeEventListener('online', listener);
    removeEventListener('offline', listener);
  };
}

/** Returns whether the device has a network, as far as it knows. Without one, requests wait. */
export const useOnline = (): boolean => useSyncExternalStore(subscribe, () => navigator.onLine);
