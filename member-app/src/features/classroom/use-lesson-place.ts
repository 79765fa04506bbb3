import { useEffect, useEffectEvent, useRef } from 'react';
import type { PlacedLesson } from '../learning';
import { isDue, usePlace } from '../player';
import { usePlaceBefore } from './api';

export type LessonPlace = ReturnType<typeof useLessonPlace>;

/** Keeps where she is in a lesson of the classroom, as the player does, so that either resumes what the other left. */
export function useLessonPlace(courseId: string, { lesson, moduleIndex, lessonIndex }: PlacedLesson) {
  const keeper = usePlace(courseId, true);
  const before = usePlaceBefore(courseId, lesson.id);
  const lastSaved = useRef<string | null>(null);
  const resumes = before.data?.lessonId === lesson.id;
  const isKnown = !before.isPending;

  const at = (videoId: string | null, seconds: number) => ({
    moduleIndex,
    lessonIndex,
    lessonId: lesson.id,
    videoId,
    videoTimestamp: Math.floor(seconds),
  });

  /** Coming to a lesson is a place too; coming back to it must not forget the second she left. */
  const arrive = useEffectEvent(() => {
    if (!resumes) keeper.save(at(lesson.videos[0]?.id ?? null, 0));
  });
  useEffect(() => {
    if (isKnown) arrive();
  }, [isKnown]);

  return {
    isKnown,
    saveState: keeper.state,
    startAt: (videoId: string) =>
      resumes && before.data?.videoId === videoId ? before.data.videoTimestamp : 0,
    onTime(videoId: string, seconds: number) {
      keeper.note(at(videoId, seconds));
      const mark = `${videoId}:${Math.floor(seconds)}`;
      if (!isDue(seconds, null) || lastSaved.current === mark) return;
      lastSaved.current = mark;
      keeper.save(at(videoId, seconds));
    },
    onPause(videoId: string, seconds: number) {
      if (seconds > 0) keeper.save(at(videoId, seconds));
    },
  };
}
