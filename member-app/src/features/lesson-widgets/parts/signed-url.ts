import { useQueryClient } from '@tanstack/react-query';
import { type SyntheticEvent, useRef, useState } from 'react';
import { learningKeys } from '../../learning';
import { useLessonOfWidgets } from './lesson-context';

/** An address that breaks sooner than this after it was made is not to blame: the file itself cannot be read. */
const YOUNG_MS = 60_000;

/**
 * Signed addresses run out under a lesson that stays open. One that works stays in use, so that nothing is loaded twice or
 * starts over; one that breaks is exchanged for a fresh one.
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
    // The lesson may have fresh ones already.
    if (fresh === url) void queries.refetchQueries({ queryKey: learningKeys.lesson(lessonId) });
  }
  return { url, broke };
}

/** For a picture. */
export function useSignedPicture(fresh: string) {
  const { url, broke } = useSignedUrl(fresh);
  return { src: url, onError: broke };
}

/** For audio and video: playing goes on where the address ran out. */
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
