import { useQueryClient } from '@tanstack/react-query';
import { type SyntheticEvent, useRef, useState } from 'react';
import { learningKeys } from '../../learning';
import { useLessonOfWidgets } from './lesson-context';

/** Milliseconds. If an address fails sooner than this after signing, the file itself cannot be read. */
const YOUNG_MS = 60_000;

/**
 * Renews the signed URL of a file, which expires while its page stays open. A URL is used until it fails, so that
 * nothing loads twice or restarts.
 */
function useSignedUrl(fresh: string, renew: () => void) {
  const [url, setUrl] = useState(fresh);
  const [isBroken, setBroken] = useState(false);
  const takenAt = useRef(Number.NEGATIVE_INFINITY);
  if (isBroken && fresh !== url) {
    setUrl(fresh);
    setBroken(false);
  }

  function broke() {
    if (Date.now() - takenAt.current < YOUNG_MS) return;
    takenAt.current = Date.now();
    setBroken(true);
    // The answer may have newer addresses already.
    if (fresh === url) renew();
  }
  return { url, broke };
}

/** Reloads the lesson with its addresses. */
export function useRenewLesson(): () => void {
  const { lessonId } = useLessonOfWidgets();
  const queries = useQueryClient();
  return () => void queries.refetchQueries({ queryKey: learningKeys.lesson(lessonId) });
}

/** Renews the address of an image. */
export function useSignedPicture(fresh: string) {
  const { url, broke } = useSignedUrl(fresh, useRenewLesson());
  return { src: url, onError: broke };
}

/** Renews the address of audio or video, and continues playing at the same position. */
export function useSignedMedia(fresh: string, renew: () => void) {
  const { url, broke } = useSignedUrl(fresh, renew);
  const left = useRef<{ at: number; playing: boolean } | null>(null);
  return {
    src: url,
    onError({ currentTarget: media }: SyntheticEvent<HTMLMediaElement>) {
      left.current = { at: media.currentTime, playing: !media.paused };
      broke();
    },
    onLoadedMetadata({ currentTarget: media }: SyntheticEvent<HTMLMediaElement>) {
      if (!left.current) return;
      media.currentTime = left.current.at;
      // The browser may require a click to play.
      if (left.current.playing) media.play().catch(() => undefined);
      left.current = null;
    },
  };
}
