import { useRef, useState } from 'react';
import type { PlacedLesson } from '../learning';
import { isDue } from './position';
import type { Progress } from './progress-save';
import { type SavePositionOptions, useSavePosition } from './use-save-position';
import { type Tick, WatchMeter } from './watch-meter';

/** Saves the position while a member takes the lessons of a course: every five seconds of a video, and whenever it pauses. */
export function useRecordProgress(options: SavePositionOptions) {
  const saving = useSavePosition(options);
  const [meter] = useState(() => new WatchMeter());
  /** Position saved last while a video played. */
  const lastSaved = useRef<{ videoId: string | null; positionSeconds: number } | null>(null);

  const progress = (placed: PlacedLesson, videoId: string | null, positionSeconds: number): Progress => ({
    moduleIndex: placed.moduleIndex,
    lessonIndex: placed.lessonIndex,
    lessonId: placed.lesson.id,
    videoId,
    positionSeconds: Math.floor(positionSeconds),
    watchedSeconds: videoId === null ? 0 : meter.watchedSeconds(videoId),
  });

  return {
    saveState: saving.state,
    /** Called when the member opens this lesson, or another video of it. */
    arrive(placed: PlacedLesson, videoId: string | null, positionSeconds: number) {
      lastSaved.current = null;
      saving.save(progress(placed, videoId, positionSeconds));
    },
    tick(placed: PlacedLesson, videoId: string | null, tick: Tick) {
      if (videoId !== null) meter.tick(videoId, tick);
      const now = progress(placed, videoId, tick.positionSeconds);
      saving.note(now);
      const last = lastSaved.current?.videoId === videoId ? lastSaved.current.positionSeconds : null;
      if (!isDue(tick.positionSeconds, last)) return;
      lastSaved.current = { videoId, positionSeconds: now.positionSeconds };
      saving.save(now);
    },
    pause(placed: PlacedLesson, videoId: string | null, positionSeconds: number) {
      if (positionSeconds > 0) saving.save(progress(placed, videoId, positionSeconds));
    },
  };
}
