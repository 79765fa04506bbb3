import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { PlacedLesson } from '../learning';
import { isDue, KnownPlace, type Place, type Tick, usePlace, WatchMeter } from '../player';
import { usePlaceBefore } from './api';

export type LessonPlace = ReturnType<typeof useLessonPlace>;

const nowhere = { lessonId: '', videoId: null, videoTimestamp: 0 };
/** The player offers to follow another device; a page that is read does not jump. */
const stayHere = () => undefined;

/** Keeps where she is in a lesson of the classroom, as the player does, so that either resumes what the other left. */
export function useLessonPlace(courseId: string, { lesson, moduleIndex, lessonIndex }: PlacedLesson) {
  const [known] = useState(() => new KnownPlace(nowhere));
  const [meter] = useState(() => new WatchMeter());
  const keeper = usePlace({ courseId, known, records: true, lookElsewhere: stayHere });
  const before = usePlaceBefore(courseId, lesson.id);
  const lastSaved = useRef<string | null>(null);
  const resumes = before.data?.lessonId === lesson.id;
  const isKnown = !before.isPending;

  const at = (videoId: string | null, seconds: number): Place => ({
    moduleIndex,
    lessonIndex,
    lessonId: lesson.id,
    videoId,
    videoTimestamp: Math.floor(seconds),
    watchedSeconds: videoId === null ? 0 : meter.seconds(videoId),
  });

  /** Coming to a lesson is a place too; coming back to it must not forget the second she left. */
  const arrive = useEffectEvent(() => {
    if (resumes) known.move(at(before.data?.videoId ?? null, before.data?.videoTimestamp ?? 0));
    else keeper.save(at(lesson.videos[0]?.id ?? null, 0));
  });
  useEffect(() => {
    if (isKnown) arrive();
  }, [isKnown]);

  return {
    isKnown,
    saveState: keeper.state,
    startAt: (videoId: string) =>
      resumes && before.data?.videoId === videoId ? before.data.videoTimestamp : 0,
    onTime(videoId: string, tick: Tick) {
      meter.tick(videoId, tick);
      const place = at(videoId, tick.position);
      keeper.note(place);
      const mark = `${videoId}:${place.videoTimestamp}`;
      if (!isDue(tick.position, null) || lastSaved.current === mark) return;
      lastSaved.current = mark;
      keeper.save(place);
    },
    onPause(videoId: string, seconds: number) {
      if (seconds > 0) keeper.save(at(videoId, seconds));
    },
  };
}
