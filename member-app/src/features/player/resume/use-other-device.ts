import { type RefObject, useCallback, useState } from 'react';
import { fetchProgress, type KnownPosition, type Position } from '../../course-progress';

/** Notices if the member continued this course on another device. The player then offers to follow, and never jumps. */
export function useOtherDevice(
  courseId: string,
  known: KnownPosition,
  player: RefObject<HTMLVideoElement | null>,
) {
  const [position, setPosition] = useState<Position | null>(null);

  const look = useCallback(() => {
    async function ask() {
      // A video is playing here, so the member uses this device.
      if (player.current && !player.current.paused) return;
      const found = await fetchProgress(courseId).catch(() => null);
      if (found?.position) setPosition(known.is(found.position) ? null : found.position);
    }
    void ask();
  }, [courseId, known, player]);

  return { position, look, forget: () => setPosition(null) };
}
