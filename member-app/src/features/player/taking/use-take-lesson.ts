import { useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { CoursePosition } from '../../../shared/lib/course-position';
import { toast } from '../../../shared/ui/toast-store';
import { type Position, startOf, type Tick } from '../../course-progress';
import { firstLesson, type PlacedLesson, useFinishLesson } from '../../learning';
import type { VideoPosition } from '../../notes';
import type { CourseTaking } from './use-take-course';
import { stageOf } from '../playback/use-playback';
import { usePlaybackRepair } from '../playback/use-playback-repair';
import { videoToResume } from '../resume/course-start';
import { useCompleteVideo } from './use-complete-video';

export type LessonTaking = ReturnType<typeof useTakeLesson>;

/** State of one lesson: the current video and its start, saving, and completing. */
// oxlint-disable-next-line max-lines-per-function -- it connects five hooks, and a third of it is the list of what it returns
export function useTakeLesson(taking: CourseTaking, placed: PlacedLesson, asked: CoursePosition) {
  const { t } = useTranslation('player');
  const { course, known, player, recorder, otherDevice, visit } = taking;
  const { lesson } = placed;
  const [shown, show] = useState(() => videoToResume(lesson, asked, known));
  const video = lesson.videos.find(({ id }) => id === shown.videoId) ?? lesson.videos[0];
  const videoId = video?.id ?? null;
  /** True if a video was playing when it broke. */
  const playsOn = useRef(false);
  const repair = usePlaybackRepair(lesson.id);
  const completing = useCompleteVideo(course.id, lesson, videoId, (next) => showVideo(next));
  const finishing = useFinishLesson({
    course,
    lesson,
    toLesson: (next) => taking.go(next.lesson.id),
    otherwise: firstLesson,
  });

  /** Saves the second reached since the last save. */
  function saveSecond() {
    const second = player.current?.currentTime ?? 0;
    if (videoId !== null && Math.floor(second) !== known.secondsOf(videoId)) {
      recorder.pause(placed, videoId, second);
    }
  }
  useArrival(taking, placed, { videoId, positionSeconds: shown.positionSeconds }, saveSecond);

  /** Shows another video of the lesson. Without a second, it resumes where the member left it. */
  function showVideo(id: string, second?: number) {
    const chosen = lesson.videos.find((each) => each.id === id);
    if (!chosen) return;
    saveSecond();
    repair.forget();
    otherDevice.forget();
    finishing.endMoment();
    visit.choose();
    playsOn.current = false;
    const positionSeconds = second ?? startOf(chosen, known.secondsOf);
    show({ videoId: id, positionSeconds });
    recorder.arrive(placed, id, positionSeconds);
  }

  /** Goes to a second of this video or another one, and moves the focus there. */
  function seek(to: VideoPosition) {
    if (to.videoId !== videoId) return showVideo(to.videoId, to.positionSeconds);
    if (!player.current) return;
    player.current.currentTime = to.positionSeconds;
    stageOf(player.current)?.focus();
  }

  function follow(position: Position) {
    otherDevice.forget();
    known.learn(position);
    const { lessonId, videoId: followed, positionSeconds } = position;
    if (lessonId !== lesson.id) taking.go(lessonId);
    else if (followed !== null) seek({ videoId: followed, positionSeconds });
  }

  return {
    lesson,
    videoId,
    showVideo,
    seek,
    /** The video's current position; null without a video. */
    now: (): VideoPosition | null =>
      videoId !== null && player.current
        ? { videoId, positionSeconds: Math.floor(player.current.currentTime) }
        : null,
    offer: {
      position: otherDevice.position,
      onFollow: follow,
      onStay: () => {
        otherDevice.forget();
        if (player.current) stageOf(player.current)?.focus();
      },
    },
    finishing,
    isPending: completing.isPending || finishing.isPending,
    isWaiting: completing.isWaiting || finishing.isWaiting,
    completeVideo: completing.complete,
    stage: {
      player,
      startAt: shown.positionSeconds,
      trouble: repair.trouble,
      attempt: repair.attempt,
      onRetry: repair.retry,
      onResumed: () => {
        if (!visit.hasChosen)
          toast({ title: t('toasts.welcomeBack.title'), description: t('toasts.welcomeBack.description') });
        // a browser may refuse; then the member has to click play
        if (playsOn.current) player.current?.play().catch(() => undefined);
        playsOn.current = false;
      },
      onTime: (tick: Tick) => {
        if (tick.playing) otherDevice.forget();
        recorder.tick(placed, videoId, tick);
      },
      onPause: (positionSeconds: number) => recorder.pause(placed, videoId, positionSeconds),
      onEnded: () => {
        if (!taking.isPreview && !video?.isCompleted) completing.end();
      },
      /** Requests a fresh address once, and resumes at the same second. */
      onBroken: (brokeAt: number, code: number) => {
        if (videoId === null) return;
        playsOn.current = player.current?.paused === false;
        visit.choose();
        const { positionSeconds: startAt } = shown;
        show({
          videoId,
          positionSeconds: repair.broke({ videoId, positionSeconds: brokeAt, code, startAt }),
        });
      },
    },
  };
}

/** Saves a position when a chosen lesson opens, but not when one is resumed. Leaving saves the last played second. */
function useArrival(
  { known, recorder, visit, otherDevice }: CourseTaking,
  placed: PlacedLesson,
  { videoId, positionSeconds }: Omit<Position, 'lessonId'>,
  saveSecond: () => void,
) {
  const lessonId = placed.lesson.id;
  const arrive = useEffectEvent(() => {
    if (visit.isNext(lessonId)) otherDevice.forget();
    visit.open(lessonId);
    const isBack = known.position?.lessonId === lessonId;
    if (visit.hasChosen && !isBack) recorder.arrive(placed, videoId, positionSeconds);
  });
  const leave = useEffectEvent(saveSecond);
  useLayoutEffect(() => {
    arrive();
    // before the video is removed from the page
    return () => leave();
  }, []);
}
