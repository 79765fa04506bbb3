import { useRef, useState } from 'react';
import type { PlacedLesson } from '../learning';
import { isDue } from './position';
import type { Progress } from './progress-save';
import { type SavePositionOptions, useSavePosition } from './use-save-position';
import { type Tick, WatchMeter } from './watch-meter';

/** Saves the position while a member takes the lessons of a course: every five seconds of a film, and whenever it pauses. */
export function useRecordProgress(options: SavePositionOptions) {
  const saving = useSavePosition(options);
  const [meter] = useState(() => new WatchMeter());
  /** The position that was saved last while a video played. */
  const lastSaved = useRef<{ videoId: string | null; seconds: number } | null>(null);

  const progress = (placed: PlacedLesson, videoId: string | null, seconds: number): Progress => ({
    moduleIndex: placed.moduleIndex,
    lessonIndex: placed.lessonIndex,
    lessonId: placed.lesson.id,
    videoId,
    positionSeconds: Math.floor(seconds),
    watchedSeconds: videoId === null ? 0 : meter.seconds(videoId),
  });

  return {
    saveState: saving.state,
    /** The member has come to this lesson, or to another video of it. */
    arrive(placed: PlacedLesson, videoId: string | null, seconds: number) {
      lastSaved.current = null;
      saving.save(progress(placed, videoId, seconds));
    },
    tick(placed: PlacedLesson, videoId: string | null, tick: Tick) {
      if (videoId !== null) meter.tick(videoId, tick);
      const now = progress(placed, videoId, tick.positionSeconds);
      saving.note(now);
      const last = lastSaved.current?.videoId === videoId ? lastSaved.current.seconds : null;
      if (!isDue(tick.positionSeconds, last)) return;
      lastSaved.current = { videoId, seconds: now.positionSeconds };
      saving.save(now);
    },
    pause(placed: PlacedLesson, videoId: string | null, seconds: number) {
      if (seconds > 0) saving.save(progress(placed, videoId, seconds));
    },
  };
}
