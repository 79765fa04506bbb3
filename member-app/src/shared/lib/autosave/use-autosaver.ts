import { useEffect, useSyncExternalStore } from 'react';
import type { Autosaver } from './autosaver';
import type { Draft, Saved } from './draft-store';

/** Saves a text after a pause, when the page is hidden or left, and when the network is back. */
export function useAutosaver<Written extends Draft, Kept extends Saved>(saver: Autosaver<Written, Kept>) {
  const snapshot = useSyncExternalStore(saver.subscribe, saver.snapshot);
  useEffect(() => {
    const leave = () => saver.leave();
    const leaveWhenHidden = () => document.visibilityState === 'hidden' && leave();
    const saveNow = () => void saver.saveNow();
    document.addEventListener('visibilitychange', leaveWhenHidden);
    addEventListener('pagehide', leave);
    addEventListener('online', saveNow);
    saver.start();
    return () => {
      document.removeEventListener('visibilitychange', leaveWhenHidden);
      removeEventListener('pagehide', leave);
      removeEventListener('online', saveNow);
      leave();
      saver.stop();
    };
  }, [saver]);
  return snapshot;
}

/** Runs callbacks by the browser's clock, for a saver. */
export function later(callback: () => void, milliseconds: number): () => void {
  const timer = setTimeout(callback, milliseconds);
  return () => clearTimeout(timer);
}
