import { useQueryClient } from '@tanstack/react-query';
import { type SyntheticEvent, useRef, useState } from 'react';
import { learningKeys } from '../../learning';
import { useLessonOfWidgets } from './lesson-context';

/** If an address fails sooner than this after it was signed, the file itself cannot be read. */
const YOUNG_MS = 60_000;

/**
 * Renews the signed URL of a file, which expires while the lesson stays open. A URL is used until it fails, so that
 * nothing loads twice or restarts.
 */
function useSignedUrl(fresh: string) {
  const { lessonId } = useLessonOfWidgets();
  const queries = useQueryClient();
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
    // The lesson may have newer addresses already.
    if (fresh === url) void queries.refetchQueries({ queryKey: learningKeys.lesson(lessonId) });
  }
  return { url, broke };
}

/** Renews the address of an image. */
export function useSignedPicture(fresh: string) {
  const { url, broke } = useSignedUrl(fresh);
  return { src: url, onError: broke };
}

/** Renews the address of audio or video, and continues playing at the same position. */
export function useSignedMedia(fresh: string) {
  const { url, broke } = useSignedUrl(fresh);
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
      // The browser may want the member to press play.
      if (left.current.playing) media.play().catch(() => undefined);
      left.current = null;
    },
  };
}
