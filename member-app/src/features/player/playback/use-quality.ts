import { type RefObject, useRef, useState } from 'react';
import type { VideoWidget } from '../../lesson-widgets';
import { type Quality, readPreferences, remember } from './preferences';

/** The browser's estimate (Network Information API), which Safari and Firefox do not provide. */
export interface Connection {
  saveData?: boolean;
  effectiveType?: string;
  /** Bandwidth in megabits per second. */
  downlink?: number;
}

/** Megabits per second below which 1080p would keep stalling. */
const ENOUGH = 5;

/** Returns whether the smaller video fits this connection. */
export const isSlow = ({ saveData, effectiveType = '4g', downlink = ENOUGH }: Connection): boolean =>
  saveData === true || effectiveType !== '4g' || downlink < ENOUGH;

const connectionNow = (): Connection =>
  (navigator as Navigator & { connection?: Connection }).connection ?? {};

type Sources = Pick<VideoWidget['settings'], 'url' | 'smaller'>;

/** Returns the address to play. It changes with the member's choice, and the video continues where it was. */
export function useQuality(player: RefObject<HTMLVideoElement | null>, { url, smaller }: Sources) {
  const [quality, setQuality] = useState(() => readPreferences(localStorage).quality);
  const [isSlowNow] = useState(() => isSlow(connectionNow()));
  const left = useRef<{ at: number; speed: number; isPlaying: boolean } | null>(null);
  const sourceOf = (wanted: Quality) =>
    smaller && (wanted === 'low' || (wanted === 'auto' && isSlowNow)) ? smaller.url : url;
  return {
    src: sourceOf(quality),
    quality,
    choose: (next: Quality) => {
      const video = player.current;
      if (video && sourceOf(next) !== sourceOf(quality))
        left.current = { at: video.currentTime, speed: video.playbackRate, isPlaying: !video.paused };
      remember(localStorage, { quality: next });
      setQuality(next);
    },
    /** Returns whether another size is loading; its time starts at 0. */
    isSwitching: () => left.current !== null,
    onLoadedMetadata: (video: HTMLVideoElement) => {
      if (!left.current) return;
      const { at, speed, isPlaying } = left.current;
      left.current = null;
      video.currentTime = at;
      video.playbackRate = speed;
      // The browser may require a click to play.
      if (isPlaying) video.play().catch(() => undefined);
    },
  };
}
