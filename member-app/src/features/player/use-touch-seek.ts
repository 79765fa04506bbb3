import { type RefObject, useEffect, useEffectEvent } from 'react';
import { DoubleTap } from './double-tap';
import { seekBy, stageOf } from './film-commands';

const STEP_SECONDS = 10;

/** A double tap on the left or the right of the film leads back or forward; a single one shows the controls. */
export function useTouchSeek(player: RefObject<HTMLVideoElement | null>, tell: (text: string) => void) {
  const told = useEffectEvent(tell);
  useEffect(() => {
    const video = player.current;
    const stage = video && stageOf(video);
    if (!stage) return undefined;
    const finger = new DoubleTap();
    const tap = (event: PointerEvent) => {
      const isFilm = event.target === stage || event.target === video;
      if (event.pointerType !== 'touch' || !isFilm) return;
      const { left, width } = stage.getBoundingClientRect();
      const side = finger.tap((event.clientX - left) / width, event.timeStamp);
      if (side) told(seekBy(video, side === 'back' ? -STEP_SECONDS : STEP_SECONDS));
    };
    stage.addEventListener('pointerup', tap);
    return () => stage.removeEventListener('pointerup', tap);
  }, [player]);
}
