import { type RefObject, useEffect, useEffectEvent } from 'react';

/** Tells of a film that breaks; also of one that broke before it was on the page, when nobody could hear it. */
export function useBreaks(
  player: RefObject<HTMLVideoElement | null>,
  onBroken: (seconds: number, code: number) => void,
) {
  const tell = useEffectEvent((video: HTMLVideoElement) => {
    if (video.error) onBroken(video.currentTime, video.error.code);
  });
  useEffect(() => {
    const video = player.current;
    if (!video) return undefined;
    const hear = () => tell(video);
    hear();
    video.addEventListener('error', hear);
    return () => video.removeEventListener('error', hear);
  }, [player]);
}
