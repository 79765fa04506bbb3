import { useEffect, useEffectEvent, useState } from 'react';
import {
  KnownPosition,
  nothingSaved,
  startOf,
  type Tick,
  useProgressBefore,
  useRecordProgress,
} from '../course-progress';
import { type CourseOutline, findLesson, type PlacedLesson } from '../learning';

export type LessonPosition = ReturnType<typeof useLessonPosition>;

/** The player offers to follow another device; the classroom does not. */
const stayHere = () => undefined;

/** Saves where the member is in a lesson of the classroom, as the player does, so that either resumes what the other left. */
export function useLessonPosition(course: CourseOutline, placed: PlacedLesson) {
  const { lesson } = placed;
  const [known] = useState(() => new KnownPosition(nothingSaved));
  const recorder = useRecordProgress({
    courseId: course.id,
    isCompleted: (lessonId) => findLesson(course, lessonId)?.lesson.isCompleted ?? false,
    known,
    records: true,
    onOvertaken: stayHere,
  });
  const { data: before = nothingSaved, isPending } = useProgressBefore(course.id, lesson.id);
  const startAt = (videoId: string) => {
    const video = lesson.videos.find(({ id }) => id === videoId);
    return video ? startOf(video, (id) => before.videoSeconds.get(id) ?? 0) : 0;
  };

  /** Coming to a lesson is a position too; coming back to it must not reset the second that was saved. */
  const arrive = useEffectEvent(() => {
    if (before.position) known.learn(before.position);
    if (before.position?.lessonId === lesson.id) return;
    const videoId = lesson.videos[0]?.id ?? null;
    recorder.arrive(placed, videoId, videoId === null ? 0 : startAt(videoId));
  });
  useEffect(() => {
    if (!isPending) arrive();
  }, [isPending]);

  return {
    isKnown: !isPending,
    saveState: recorder.saveState,
    startAt,
    onTime: (videoId: string, tick: Tick) => recorder.tick(placed, videoId, tick),
    onPause: (videoId: string, positionSeconds: number) => recorder.pause(placed, videoId, positionSeconds),
  };
}
