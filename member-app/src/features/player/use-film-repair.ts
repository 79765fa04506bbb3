import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { learningKeys } from '../learning';
import { RETRY_MS } from './progress-saver';

/** Why a film does not play: the server cannot be reached, or this browser can do nothing with the film. */
export type FilmTrouble = 'unreachable' | 'unplayable';

/** Where a film broke, and how. */
export interface Break {
  videoId: string;
  seconds: number;
  /** `MediaError.code` */
  code: number;
}

/**
 * Signed addresses run out, also under a film that was paused for long: a film that breaks is asked for afresh, once
 * for each second. `attempt` changes when it begins anew.
 */
export function useFilmRepair(lessonId: string) {
  const [trouble, setTrouble] = useState<FilmTrouble | null>(null);
  const [attempt, setAttempt] = useState(0);
  const repaired = useRef<string | null>(null);
  const queries = useQueryClient();

  async function fetchAgain() {
    const queryKey = learningKeys.lesson(lessonId);
    await queries.refetchQueries({ queryKey });
    const failed = queries.getQueryState(queryKey)?.status === 'error';
    setTrouble(failed ? 'unreachable' : null);
    setAttempt((last) => last + 1);
  }
  const tryAgain = useEffectEvent(() => void fetchAgain());
  useEffect(() => {
    if (trouble !== 'unreachable') return undefined;
    const timer = setInterval(tryAgain, RETRY_MS);
    addEventListener('online', tryAgain);
    return () => {
      clearInterval(timer);
      removeEventListener('online', tryAgain);
    };
  }, [trouble]);

  return {
    trouble,
    attempt,
    broke: ({ videoId, seconds, code }: Break) => {
      const spot = `${videoId}:${Math.floor(seconds)}`;
      if (code === MediaError.MEDIA_ERR_DECODE || repaired.current === spot) return setTrouble('unplayable');
      repaired.current = spot;
      void fetchAgain();
    },
    retry: () => {
      repaired.current = null;
      void fetchAgain();
    },
    /** Another video has its own luck. */
    forget: () => {
      repaired.current = null;
      setTrouble(null);
    },
  };
}
