import { type RefObject, useRef, useState } from 'react';
import type { VideoWidget } from '../../lesson-widgets';
import { type Quality, readPreferences, remember } from './preferences';

/** The browser's estimate (Network Information API), which Safari and Firefox do not give. */
export interface Connection {
  saveData?: boolean;
  effectiveType?: string;
  /** Megabits per second. */
  downlink?: number;
}

/** Megabits per second below which 1080p would stop again and again. */
const ENOUGH = 5;

/** True if the smaller video is the right one for this connection. */
export const isSlow = ({ saveData, effectiveType = '4g', downlink = ENOUGH }: Connection): boolean =>
  saveData === true || effectiveType !== '4g' || downlink < ENOUGH;

const connectionNow = (): Connection =>
  (navigator as Navigator & { connection?: Connection }).connection ?? {};

type Sources = Pick<VideoWidget['settings'], 'url' | 'smaller'>;

/** The address to play. It changes with the member's choice, and the video goes on where it was. */
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
    /** True while another size loads, whose time begins at 0. */
    isSwitching: () => left.current !== null,
    onLoadedMetadata: (video: HTMLVideoElement) => {
      if (!left.current) return;
      const { at, speed, isPlaying } = left.current;
      left.current = null;
      video.currentTime = at;
      video.playbackRate = speed;
      // The browser may want the member to press play.
      if (isPlaying) video.play().catch(() => undefined);
    },
  };
}
