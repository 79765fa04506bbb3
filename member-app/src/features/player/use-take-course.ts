import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { toast } from '../../shared/ui/toast-store';
import {
  type Course,
  findLesson,
  firstLesson,
  learningKeys,
  type PlacedLesson,
  useCompletion,
} from '../learning';
import type { Moment } from '../notes';
import { isDue, type Place } from './progress-saver';
import { playerTexts } from './texts';
import { usePlace } from './use-place';

export interface Start {
  placed: PlacedLesson;
  videoId: string | null;
  /** Where to go on; 0 is the beginning. */
  seconds: number;
  /** She followed a link to this very place, so nothing is resumed. */
  isChosen: boolean;
}

const { toasts } = playerTexts;

/** Taking a course: where she is, what she finishes, and what is saved along the way. */
export function useTakeCourse(course: Course, start: Start, isPreview: boolean) {
  const [place, setPlace] = useState({
    lessonId: start.placed.lesson.id,
    videoId: start.videoId,
    seconds: start.seconds,
  });
  const player = useRef<HTMLVideoElement>(null);
  const lastSaved = useRef<number | null>(null);
  const repaired = useRef<string | null>(null);
  /** Whether she has chosen a place herself since the course was opened. */
  const moved = useRef(start.isChosen);
  const queries = useQueryClient();
  const keeper = usePlace(course.id, !isPreview);
  const completion = useCompletion(course.id);

  // A lesson can leave the course while it is open; then she is back where she began.
  const { lesson, moduleIndex, lessonIndex } = findLesson(course, place.lessonId) ?? start.placed;
  const video = lesson.videos.find(({ id }) => id === place.videoId) ?? lesson.videos[0];

  const at = (seconds: number): Place => ({
    moduleIndex,
    lessonIndex,
    lessonId: lesson.id,
    videoId: video?.id ?? null,
    videoTimestamp: Math.floor(seconds),
  });

  function select(lessonId: string, videoId: string | null, seconds = 0) {
    const target = findLesson(course, lessonId);
    if (!target) return;
    const chosen = target.lesson.videos.find(({ id }) => id === videoId) ?? target.lesson.videos[0];
    lastSaved.current = null;
    moved.current = true;
    setPlace({ lessonId, videoId: chosen?.id ?? null, seconds });
    keeper.save({
      moduleIndex: target.moduleIndex,
      lessonIndex: target.lessonIndex,
      lessonId,
      videoId: chosen?.id ?? null,
      videoTimestamp: seconds,
    });
  }

  const fail = () => toast({ ...toasts.failed, variant: 'destructive' });

  function completeVideo() {
    if (!video) return;
    completion.finishVideo.mutate(video.id, {
      onError: fail,
      onSuccess: () => {
        const next = lesson.videos[lesson.videos.indexOf(video) + 1] ?? unfinishedBeside(video.id);
        if (!next) return toast(toasts.videosComplete);
        select(lesson.id, next.id);
        toast({
          title: toasts.videoComplete.title,
          description: toasts.videoComplete.description(next.title),
        });
      },
    });
  }

  /** A video she skipped earlier in this lesson. */
  const unfinishedBeside = (videoId: string) =>
    lesson.videos.find(({ id, completed }) => id !== videoId && !completed);

  function completeLesson() {
    completion.finishLesson.mutate(lesson.id, {
      onError: fail,
      onSuccess: ({ courseCompleted, nextLessonId }) => {
        if (courseCompleted) return toast(toasts.courseComplete);
        const fresh = queries.getQueryData<Course>(learningKeys.course(course.id)) ?? course;
        const next = findLesson(fresh, nextLessonId) ?? firstLesson(fresh);
        if (!next || next.lesson.id === lesson.id) return toast({ title: toasts.lessonComplete.title });
        moved.current = true;
        setPlace({ lessonId: next.lesson.id, videoId: next.lesson.videos[0]?.id ?? null, seconds: 0 });
        toast({
          title: toasts.lessonComplete.title,
          description: toasts.lessonComplete.description(next.lesson.title),
        });
      },
    });
  }

  const following = lesson.completed ? nextOf(course, lesson.id) : undefined;

  return {
    lesson,
    videoId: video?.id ?? null,
    startAt: place.seconds,
    player,
    saveState: keeper.state,
    select,
    actions: {
      pending:
        completion.finishVideo.isPending ||
        completion.finishLesson.isPending ||
        completion.undoLesson.isPending,
      completeVideo,
      completeLesson,
      undoLesson: () => completion.undoLesson.mutate(lesson.id, { onError: fail }),
      nextLesson: following ? () => select(following.lesson.id, null) : null,
    },
    onResumed: () => {
      if (!moved.current) toast(toasts.welcomeBack);
    },
    onTime: (seconds: number) => {
      keeper.note(at(seconds));
      if (!isDue(seconds, lastSaved.current)) return;
      lastSaved.current = Math.floor(seconds);
      keeper.save(at(seconds));
    },
    onPause: (seconds: number) => {
      if (seconds > 0) keeper.save(at(seconds));
    },
    /** Asks once for a fresh address and goes on at the same second. */
    onBroken: (seconds: number) => {
      if (!video || repaired.current === `${video.id}:${Math.floor(seconds)}`) return;
      repaired.current = `${video.id}:${Math.floor(seconds)}`;
      setPlace({ lessonId: lesson.id, videoId: video.id, seconds: Math.floor(seconds) });
      void queries.invalidateQueries({ queryKey: learningKeys.lesson(lesson.id) });
    },
    moment: (): Moment | null => {
      return video && player.current
        ? { videoId: video.id, seconds: Math.floor(player.current.currentTime) }
        : null;
    },
    seek: ({ videoId, seconds }: Moment) => {
      if (videoId !== video?.id) return select(lesson.id, videoId, seconds);
      if (!player.current) return;
      player.current.currentTime = seconds;
      player.current.focus();
    },
  };
}

function nextOf(course: Course, lessonId: string): PlacedLesson | undefined {
  const open = course.sections.flatMap(({ modules }) => modules.flatMap(({ lessons }) => lessons));
  const next = open[open.findIndex(({ id }) => id === lessonId) + 1];
  return next && findLesson(course, next.id);
}
