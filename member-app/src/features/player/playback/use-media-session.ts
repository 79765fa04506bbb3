import { type RefObject, useEffect } from 'react';
import { seekBy, seekTo } from './use-playback';

const STEP_SECONDS = 10;

/** Maps the buttons of a lock screen or headphones to the player. */
const actionsOf = (
  media: HTMLMediaElement,
): Partial<Record<MediaSessionAction, MediaSessionActionHandler>> => ({
  play: () => void media.play().catch(() => undefined),
  pause: () => media.pause(),
  seekbackward: ({ seekOffset = STEP_SECONDS }) => seekBy(media, -seekOffset),
  seekforward: ({ seekOffset = STEP_SECONDS }) => seekBy(media, seekOffset),
  seekto: ({ seekTime = 0 }) => seekTo(media, seekTime),
});

function tellPosition({ duration, playbackRate, currentTime }: HTMLMediaElement): void {
  // a speed of 0 is refused
  if (!Number.isFinite(duration) || playbackRate === 0) return;
  navigator.mediaSession.setPositionState({
    duration,
    playbackRate,
    position: Math.min(currentTime, duration),
  });
}

/** Shows the current media on the lock screen, and pauses other media on the page. */
export function useMediaSession(
  player: RefObject<HTMLMediaElement | null>,
  title: string,
  pictureUrl: string | null = null,
) {
  useEffect(() => {
    const media = player.current;
    if (!media || !('mediaSession' in navigator)) return undefined;
    const actions = Object.entries(actionsOf(media)) as [MediaSessionAction, MediaSessionActionHandler][];
    const session = navigator.mediaSession;
    let isMine = false;
    const take = () => {
      isMine = true;
      for (const other of document.querySelectorAll<HTMLMediaElement>('audio, video'))
        if (other !== media && !other.paused) other.pause();
      session.metadata = new MediaMetadata({ title, artwork: pictureUrl ? [{ src: pictureUrl }] : [] });
      for (const [action, handler] of actions) session.setActionHandler(action, handler);
    };
    const tell = () => isMine && session.metadata?.title === title && tellPosition(media);
    media.addEventListener('play', take);
    for (const event of ['play', 'seeked', 'ratechange', 'durationchange'])
      media.addEventListener(event, tell);
    return () => {
      media.removeEventListener('play', take);
      for (const event of ['play', 'seeked', 'ratechange', 'durationchange'])
        media.removeEventListener(event, tell);
      if (!isMine || session.metadata?.title !== title) return;
      session.metadata = null;
      for (const [action] of actions) session.setActionHandler(action, null);
    };
  }, [player, title, pictureUrl]);
}
