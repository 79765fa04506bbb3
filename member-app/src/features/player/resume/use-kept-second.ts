import { type RefObject, useEffect, useLayoutEffect } from 'react';
import { seekTo } from '../playback/use-playback';

/** Seconds between two saves, and before its end at which a recording counts as over. */
const STEP_SECONDS = 5;

const keyOf = (id: string) => `sanctum.sound.${id}`;

/** Resumes a recording where it was left on this device. A finished one starts over. */
export function useKeptSecond(player: RefObject<HTMLMediaElement | null>, id: string) {
  useLayoutEffect(() => {
    const kept = Number(read(id));
    // before anything loads, so that the first displayed time is right
    if (player.current && kept > 0) seekTo(player.current, kept);
  }, [player, id]);
  useEffect(() => {
    const media = player.current;
    if (!media) return undefined;
    let last = Math.floor(media.currentTime);
    const keep = () => {
      const second = Math.floor(media.currentTime);
      if (second === last) return;
      last = second;
      store(id, second >= Math.floor(media.duration) - 1 ? 0 : second);
    };
    const keepNowAndThen = () => Math.abs(media.currentTime - last) >= STEP_SECONDS && keep();
    media.addEventListener('timeupdate', keepNowAndThen);
    media.addEventListener('pause', keep);
    return () => {
      media.removeEventListener('timeupdate', keepNowAndThen);
      media.removeEventListener('pause', keep);
      keep();
    };
  }, [player, id]);
}

function read(id: string): string | null {
  try {
    return localStorage.getItem(keyOf(id));
  } catch {
    return null;
  }
}

function store(id: string, second: number): void {
  try {
    localStorage.setItem(keyOf(id), String(second));
  } catch {
    // Without storage, it starts over next time.
  }
}
