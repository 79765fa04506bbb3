import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { saveFailure } from '../../shared/api/save-failure';
import { sessionKey } from '../session';
import { nextSequence } from './device';
import type { KnownPosition } from './known-position';
import { isSamePosition } from './position';
import { type Progress, type ProgressSave, progressSave } from './progress-save';
import { ProgressSaver, type SaveState } from './progress-saver';
import { sendPosition } from './send-position';
import { useUnsentPositions } from './use-unsent-positions';

export interface SavePositionOptions {
  courseId: string;
  isCompleted: (lessonId: string) => boolean;
  known: KnownPosition;
  /** False in a preview, which saves nothing. */
  records: boolean;
  /** Called if another device may have continued. Must be a stable function. */
  onOvertaken: () => void;
}

/**
 * Saves the member's position: failed saves wait, and the newest is sent when the page is hidden or closed.
 */
// oxlint-disable-next-line max-lines-per-function -- the saver and the page's events share the latest position
export function useSavePosition({ courseId, isCompleted, known, records, onOvertaken }: SavePositionOptions) {
  const [state, setState] = useState<SaveState>('idle');
  const [viewingId] = useState(() => crypto.randomUUID());
  /** Progress that a closing page would send. */
  const latest = useRef<Progress | null>(null);
  const sent = useRef<Progress | null>(null);
  const unsent = useUnsentPositions();
  const queries = useQueryClient();

  const saver = useMemo(
    () =>
      new ProgressSaver({
        send: async (save, occasion) => {
          if ((await sendPosition(courseId, save, occasion)) === 'overtaken') onOvertaken();
        },
        failure: (error) => {
          const failure = saveFailure(error);
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
    [courseId, unsent, queries, onOvertaken],
  );

  function stamped(progress: Progress): ProgressSave {
    known.save(progress, isCompleted);
    sent.current = progress;
    return progressSave(progress, { viewingId, sequence: nextSequence(localStorage), keptAt: Date.now() });
  }
  /**
   * Sends the last position on leaving. A page without a new position sends nothing, so that it does not reset another
   * device's.
   */
  const leave = useEffectEvent(() => {
    const last = latest.current;
    const isNews = last && !known.is(last) && !(sent.current && isSamePosition(sent.current, last));
    if (isNews) saver.leave(stamped(last));
  });

  useEffect(() => {
    if (!records) return undefined;
    const retry = () => saver.retry();
    const onVisibilityChange = () => {
      if (document.visibilityState === 'hidden') leave();
      else if (unsent.has(courseId)) retry();
      else onOvertaken();
    };
    document.addEventListener('visibilitychange', onVisibilityChange);
    addEventListener('pagehide', leave);
    addEventListener('online', retry);
    return () => {
      document.removeEventListener('visibilitychange', onVisibilityChange);
      removeEventListener('pagehide', leave);
      removeEventListener('online', retry);
      leave();
      saver.stop();
    };
  }, [saver, records, unsent, courseId, onOvertaken]);

  return {
    state,
    /** Remembers the progress that a closing page would send, without sending it. */
    note(progress: Progress) {
      latest.current = progress;
    },
    save(progress: Progress) {
      latest.current = progress;
      if (records) saver.save(stamped(progress));
    },
  };
}
