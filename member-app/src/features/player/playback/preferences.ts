import { type RefObject, useEffect } from 'react';

export const speeds = [0.5, 0.75, 1, 1.25, 1.5, 1.75, 2] as const;

/** Returns the next speed in a direction; the same at either end. An unknown speed moves to its neighbor. */
export function nextSpeed(current: number, step: 1 | -1): number {
  const next =
    step > 0 ? speeds.find((speed) => speed > current) : speeds.findLast((speed) => speed < current);
  return next ?? current;
}

/** Applies speed and captions as last used on this device, and stores changes. */
export function usePreferences(player: RefObject<HTMLMediaElement | null>) {
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

function apply({ speed, captions }: Preferences, video: HTMLMediaElement): void {
  // loading a video resets it to its default
  video.defaultPlaybackRate = speed;
  video.playbackRate = speed;
  const [track] = video.textTracks;
  if (captions && track) track.mode = 'showing';
}

type PreferencesStorage = Pick<Storage, 'getItem' | 'setItem'>;

/** Picture sizes: large, small, or depending on the connection. */
export const QUALITIES = ['auto', 'high', 'low'] as const;
export type Quality = (typeof QUALITIES)[number];

interface Preferences {
  speed: number;
  quality: Quality;
  captions: boolean;
  /**
   * True if single-key shortcuts are on. They disturb people who use speech input (WCAG 2.1.4), so they can be turned
   * off.
   */
  shortcuts: boolean;
}

const KEY = 'sanctum.player';
const usual: Preferences = { speed: 1, quality: 'auto', captions: false, shortcuts: true };

export function readPreferences(storage: PreferencesStorage): Preferences {
  try {
    const kept = JSON.parse(storage.getItem(KEY) ?? '{}') as Partial<Preferences> | null;
    const speed = Number(kept?.speed);
    return {
      speed: speed >= 0.25 && speed <= 4 ? speed : usual.speed,
      quality: QUALITIES.find((each) => each === kept?.quality) ?? usual.quality,
      captions: kept?.captions === true,
      shortcuts: kept?.shortcuts !== false,
    };
  } catch {
    return usual;
  }
}

export function remember(storage: PreferencesStorage, change: Partial<Preferences>): void {
  try {
    storage.setItem(KEY, JSON.stringify({ ...readPreferences(storage), ...change }));
  } catch {
    // Without storage the defaults apply next time.
  }
}
