import { useRef, useState } from 'react';
import { usePlaybackRepair } from './use-playback-repair';

/** One video of a page, without a player around it: where it begins, and how it starts over when it breaks. */
export function usePlayback(lessonId: string, videoId: string, start: number) {
  const player = useRef<HTMLVideoElement>(null);
  const [startAt, setStartAt] = useState(start);
  const repair = usePlaybackRepair(lessonId);
  return {
    player,
    startAt,
    trouble: repair.trouble,
    attempt: repair.attempt,
    onRetry: repair.retry,
    onBroken: (positionSeconds: number, code: number) =>
      setStartAt(repair.broke({ videoId, positionSeconds, code, startAt })),
  };
}
