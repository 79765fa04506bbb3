import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { learningKeys } from '../../learning';

/**
 * Reason why a video does not play: the server is unreachable, or this browser can't show the video, or can only play
 * its sound.
 */
export type PlaybackTrouble = 'unreachable' | 'unplayable' | 'pictureless';

/** Used as a `MediaError.code` where a browser reports none, but plays the sound without a picture. */
export const NO_PICTURE = 0;

export interface PlaybackError {
  videoId: string;
  positionSeconds: number;
  /** Code of the `MediaError`. */
  code: number;
  /** Start position, because a video that failed before starting has no position yet. */
  startAt: number;
}

/** Milliseconds that a video waits for an unreachable server. */
const RETRY_MS = 5_000;

/**
 * Reloads a failed video, once for each position, because signed URLs expire even while it is paused. `attempt`
 * changes when it restarts.
 */
export function usePlaybackRepair(lessonId: string) {
  const [trouble, setTrouble] = useState<PlaybackTrouble | null>(null);
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
    /** Reloads the video and returns the second at which to restart. */
    broke({ videoId, positionSeconds, code, startAt }: PlaybackError): number {
      const brokeAt = Math.floor(positionSeconds > 0 ? positionSeconds : startAt);
      const mark = `${videoId}:${brokeAt}`;
      if (code === NO_PICTURE) setTrouble('pictureless');
      else if (code === MediaError.MEDIA_ERR_DECODE || repaired.current === mark) setTrouble('unplayable');
      else {
        repaired.current = mark;
        void fetchAgain();
      }
      return brokeAt;
    },
    retry: () => {
      repaired.current = null;
      void fetchAgain();
    },
    /** Forgets the failure when another video is shown. */
    forget: () => {
      repaired.current = null;
      setTrouble(null);
    },
  };
}
