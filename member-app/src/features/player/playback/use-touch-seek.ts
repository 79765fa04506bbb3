import { type RefObject, useEffect, useEffectEvent } from 'react';
import { DoubleTap } from './double-tap';
import { seekNotice } from './seek-notice';
import { seekBy, stageOf } from './use-playback';

const STEP_SECONDS = 10;

/**
 * Handles taps on the video: a double tap on its left or right skips back or forward, a single one shows the controls.
 */
export function useTouchSeek(player: RefObject<HTMLVideoElement | null>, showNotice: (text: string) => void) {
  const show = useEffectEvent((step: number) => showNotice(seekNotice(step)));
  useEffect(() => {
    const video = player.current;
    const stage = video && stageOf(video);
    if (!stage) return undefined;
    const taps = new DoubleTap();
    const onPointerUp = (event: PointerEvent) => {
      const isPlayback = event.target === stage || event.target === video;
      if (event.pointerType !== 'touch' || !isPlayback) return;
      const { left, width } = stage.getBoundingClientRect();
      const side = taps.tap((event.clientX - left) / width, event.timeStamp);
      if (side === null) return;
      const step = side === 'back' ? -STEP_SECONDS : STEP_SECONDS;
      seekBy(video, step);
      show(step);
    };
    stage.addEventListener('pointerup', onPointerUp);
    return () => stage.removeEventListener('pointerup', onPointerUp);
  }, [player]);
}
