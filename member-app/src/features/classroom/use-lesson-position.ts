import { useEffect, useEffectEvent, useState } from 'react';
import { KnownPosition, type Tick, usePositionBefore, useRecordProgress } from '../course-progress';
import type { PlacedLesson } from '../learning';

export type LessonPosition = ReturnType<typeof useLessonPosition>;

/** The player offers to follow another device; the classroom does not. */
const stayHere = () => undefined;

/** Saves where the member is in a lesson of the classroom, as the player does, so that either resumes what the other left. */
export function useLessonPosition(courseId: string, placed: PlacedLesson) {
  const { lesson } = placed;
  const [known] = useState(() => new KnownPosition(null));
  const recorder = useRecordProgress({ courseId, known, records: true, onOvertaken: stayHere });
  const { data: before, isPending } = usePositionBefore(courseId, lesson.id);
  const resumed = before?.lessonId === lesson.id ? before : null;

  /** Coming to a lesson is a position too; coming back to it must not reset the second that was saved. */
  const arrive = useEffectEvent(() => {
    if (resumed) known.move(resumed);
    else recorder.arrive(placed, lesson.videos[0]?.id ?? null, 0);
  });
  useEffect(() => {
    if (!isPending) arrive();
  }, [isPending]);

  return {
    isKnown: !isPending,
    saveState: recorder.saveState,
    startAt: (videoId: string) => (resumed?.videoId === videoId ? resumed.positionSeconds : 0),
    onTime: (videoId: string, tick: Tick) => recorder.tick(placed, videoId, tick),
    onPause: (videoId: string, positionSeconds: number) => recorder.pause(placed, videoId, positionSeconds),
  };
}
