import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { sessionKey } from '../session';
import { nextSequence } from './device';
import type { KnownPlace, Place } from './place';
import { ProgressSaver, type SaveState } from './progress-saver';
import { failureOf } from './save-failure';
import { sendPlace } from './send-place';
import { useUnsentPlaces } from './use-unsent-places';

interface KeepingOptions {
  courseId: string;
  known: KnownPlace;
  records: boolean;
  /** Another device may have gone on. Has to stay the same function. */
  lookElsewhere: () => void;
}

/** Keeps where she is: saves that fail wait, and what is newest goes out when the page is hidden or closed. */
export function usePlace({ courseId, known, records, lookElsewhere }: KeepingOptions) {
  const [state, setState] = useState<SaveState>('idle');
  const [viewingId] = useState(() => crypto.randomUUID());
  /** The place a closing page would send. */
  const latest = useRef<Place | null>(null);
  const unsent = useUnsentPlaces();
  const queries = useQueryClient();

  const saver = useMemo(
    () =>
      new ProgressSaver({
        send: async (save, occasion) => {
          if ((await sendPlace(courseId, save, occasion)) === 'overtaken') lookElsewhere();
        },
        failure: (error) => {
          const failure = failureOf(error);
          if (failure === 'signed-out') void queries.invalidateQueries({ queryKey: sessionKey });
          return failure;
        },
        keep: (save) => unsent.keep(courseId, save),
        settle: (save) => unsent.settle(courseId, save),
        later: (callback, milliseconds) => {
          const timer = setTimeout(callback, milliseconds);
          return () => clearTimeout(timer);
        },
        changed: setState,
      }),
    [courseId, unsent, queries, lookElsewhere],
  );

  function stamped(place: Place) {
    known.move(place);
    return { ...place, viewingId, sequence: nextSequence(localStorage), keptAt: Date.now() };
  }
  /** A page that was only looked at has nothing to say, and so takes nothing back from another device. */
  const leave = useEffectEvent(() => {
    const last = latest.current;
    if (last && !known.is(last)) saver.leave(stamped(last));
  });

  useEffect(() => {
    if (!records) return undefined;
    const retry = () => saver.retry();
    const turn = () => {
      if (document.visibilityState === 'hidden') leave();
      else if (unsent.has(courseId)) retry();
      else lookElsewhere();
    };
    document.addEventListener('visibilitychange', turn);
    addEventListener('pagehide', leave);
    addEventListener('online', retry);
    return () => {
      document.removeEventListener('visibilitychange', turn);
      removeEventListener('pagehide', leave);
      removeEventListener('online', retry);
      leave();
      saver.stop();
    };
  }, [saver, records, unsent, courseId, lookElsewhere]);

  return {
    state,
    /** Remembers without sending: the place a closing page would send. */
    note(place: Place) {
      latest.current = place;
    },
    save(place: Place) {
      latest.current = place;
      if (records) saver.save(stamped(place));
    },
  };
}
