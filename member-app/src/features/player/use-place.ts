import { useEffect, useMemo, useRef, useState } from 'react';
import { sendPlace } from './api';
import { type Place, ProgressSaver, type SaveState } from './progress-saver';

/** Keeps where she is: saves that fail wait, and what is newest goes out when the page is hidden or closed. */
export function usePlace(courseId: string, records: boolean) {
  const [state, setState] = useState<SaveState>('idle');
  const latest = useRef<Place | null>(null);
  const saver = useMemo(
    () =>
      new ProgressSaver({
        send: (place, leaving) => sendPlace(courseId, place, leaving),
        later: (callback, milliseconds) => {
          const timer = setTimeout(callback, milliseconds);
          return () => clearTimeout(timer);
        },
        changed: setState,
      }),
    [courseId],
  );

  useEffect(() => {
    if (!records) return undefined;
    const leave = () => {
      if (document.visibilityState === 'hidden' && latest.current) saver.leave(latest.current);
    };
    document.addEventListener('visibilitychange', leave);
    return () => {
      document.removeEventListener('visibilitychange', leave);
      if (latest.current) saver.leave(latest.current);
      saver.stop();
    };
  }, [saver, records]);

  return {
    state,
    /** Remembers without sending: the place a closing page would send. */
    note(place: Place) {
      latest.current = place;
    },
    save(place: Place) {
      latest.current = place;
      if (records) saver.save(place);
    },
  };
}
