import { type RefObject, useEffect } from 'react';
import { type Preferences, readPreferences, remember } from './preferences';

/** Speed and captions as this device had them last, and remembered when they change. */
export function usePreferences(player: RefObject<HTMLVideoElement | null>) {
  useEffect(() => {
    const video = player.current;
    if (!video) return undefined;
    apply(readPreferences(localStorage), video);
    const tracks = video.textTracks;
    const keepSpeed = () => remember(localStorage, { speed: video.playbackRate });
    const keepCaptions = () =>
      remember(localStorage, { captions: [...tracks].some(({ mode }) => mode === 'showing') });
    video.addEventListener('ratechange', keepSpeed);
    tracks.addEventListener('change', keepCaptions);
    return () => {
      video.removeEventListener('ratechange', keepSpeed);
      tracks.removeEventListener('change', keepCaptions);
    };
  }, [player]);
}

function apply({ speed, captions }: Preferences, video: HTMLVideoElement): void {
  // loading a video goes back to its default
  video.defaultPlaybackRate = speed;
  video.playbackRate = speed;
  const [track] = video.textTracks;
  if (captions && track) track.mode = 'showing';
}
