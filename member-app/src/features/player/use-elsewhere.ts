import { type RefObject, useCallback, useState } from 'react';
import { fetchPlace } from './api';
import type { KnownPlace, Spot } from './place';

/** Whether she has gone on with this course on another device; then this one offers to follow, and never jumps. */
export function useElsewhere(
  courseId: string,
  known: KnownPlace,
  player: RefObject<HTMLVideoElement | null>,
) {
  const [spot, setSpot] = useState<Spot | null>(null);

  const look = useCallback(async () => {
    // Where a film is playing, she is.
    if (player.current && !player.current.paused) return;
    const there = await fetchPlace(courseId).catch(() => null);
    if (!there?.lessonId) return;
    const found = { lessonId: there.lessonId, videoId: there.videoId, videoTimestamp: there.videoTimestamp };
    setSpot(known.is(found) ? null : found);
  }, [courseId, known, player]);

  const lookQuietly = useCallback(() => void look(), [look]);
  return { spot, look: lookQuietly, forget: () => setSpot(null) };
}
