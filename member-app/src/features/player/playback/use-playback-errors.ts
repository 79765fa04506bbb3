import { type RefObject, useEffect, useEffectEvent } from 'react';

/** Reports a video that breaks; also one that broke before it was on the page, when nobody was listening yet. */
export function usePlaybackErrors(
  player: RefObject<HTMLVideoElement | null>,
  onBroken: (positionSeconds: number, code: number) => void,
) {
  const report = useEffectEvent((video: HTMLVideoElement) => {
    if (video.error) onBroken(video.currentTime, video.error.code);
  });
  useEffect(() => {
    const video = player.current;
    if (!video) return undefined;
    const onError = () => report(video);
    onError();
    video.addEventListener('error', onError);
    return () => video.removeEventListener('error', onError);
  }, [player]);
}
