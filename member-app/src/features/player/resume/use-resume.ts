import { type RefObject, useEffect, useEffectEvent } from 'react';

/** How long the page settles before it seeks to the saved second. */
const RESUME_DELAY_MS = 500;

/** Seeks once, half a second after the video is there, unless the member has pressed play meanwhile. */
export function useResume(
  player: RefObject<HTMLVideoElement | null>,
  startAt: number,
  onResumed: () => void,
) {
  const resumed = useEffectEvent(onResumed);
  useEffect(() => {
    if (startAt === 0) return undefined;
    const seek = () => {
      const video = player.current;
      if (!video || video.currentTime > 0) return;
      video.currentTime = startAt;
      resumed();
    };
    const timer = setTimeout(() => {
      const video = player.current;
      if (!video || video.readyState >= HTMLMediaElement.HAVE_METADATA) seek();
      else video.addEventListener('loadedmetadata', seek, { once: true });
    }, RESUME_DELAY_MS);
    return () => clearTimeout(timer);
  }, [player, startAt]);
}
