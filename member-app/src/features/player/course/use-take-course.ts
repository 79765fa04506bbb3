import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { toast, toastStore } from '../../../shared/ui/toast-store';
import { KnownPosition, type Position, startOf, type Tick, useRecordProgress } from '../../course-progress';
import {
  type CourseOutline,
  findLesson,
  firstLesson,
  lessonToGoOnWith,
  lockAfter,
  type PlacedLesson,
  useFinishLesson,
} from '../../learning';
import type { VideoPosition } from '../../notes';
import { useCompleteVideo } from '../lesson/use-complete-video';
import { stageOf } from '../playback/use-playback';
import { usePlaybackRepair } from '../playback/use-playback-repair';
import type { CourseStart } from '../resume/course-start';
import { useOtherDevice } from '../resume/use-other-device';

/** The lesson and the video on the screen. */
function useShown(course: CourseOutline, start: CourseStart) {
  const [shown, show] = useState<Position>({
    lessonId: start.placed.lesson.id,
    videoId: start.videoId,
    positionSeconds: start.positionSeconds,
  });
  // A lesson can be removed while it is open; then the player goes back to where it began.
  const placed = findLesson(course, shown.lessonId) ?? start.placed;
  const { lesson } = placed;
  const video = lesson.videos.find(({ id }) => id === shown.videoId) ?? lesson.videos[0];
  const [known] = useState(() => new KnownPosition(start.known));
  return {
    placed,
    lesson,
    videoId: video?.id ?? null,
    startAt: shown.positionSeconds,
    show,
    known,
    player: useRef<HTMLVideoElement>(null),
    /** True once the member has navigated since the course was opened, or followed a link to a position. */
    hasMoved: useRef(start.isChosen),
    /** True if a video was playing when it broke. */
    playsOn: useRef(false),
  };
}

type Shown = ReturnType<typeof useShown>;
type Recorder = ReturnType<typeof useRecordProgress>;
type OtherDevice = ReturnType<typeof useOtherDevice>;

/**
 * Taking a course: the position, navigation between lessons, and saving.
 * Long: it ties six hooks together, and most of it is the list of what it returns.
 */
export function useTakeCourse(course: CourseOutline, start: CourseStart, isPreview: boolean) {
  const { t } = useTranslation('player');
  const screen = useShown(course, start);
  const { lesson, videoId, player, known } = screen;
  const otherDevice = useOtherDevice(course.id, known, player);
  const recorder = useRecordProgress({
    courseId: course.id,
    isCompleted: (lessonId) => findLesson(course, lessonId)?.lesson.isCompleted ?? false,
    known,
    records: !isPreview,
    onOvertaken: otherDevice.look,
  });
  const repair = usePlaybackRepair(lesson.id);
  const completing = useCompleteVideo(course.id, lesson, videoId, (next) => select(lesson.id, next));
  const finishing = useFinishLesson({
    course,
    lesson,
    toLesson: (next) => go(next, null),
    otherwise: firstLesson,
  });

  /** Goes to a lesson or video. Without a second, the video resumes where the member left it. */
  function go(target: PlacedLesson, wanted: string | null, second?: number) {
    saveBeforeLeaving(screen, recorder);
    repair.forget();
    otherDevice.forget();
    finishing.endMoment();
    arriveAt(target, wanted, second, screen, recorder);
  }

  function select(lessonId: string, wanted: string | null, positionSeconds?: number) {
    const target = findLesson(course, lessonId);
    if (target) go(target, wanted, positionSeconds);
  }

  /** Goes to a second of this video or another, and moves the focus there. */
  function seek(to: VideoPosition, lessonId: string = lesson.id) {
    if (lessonId !== lesson.id || to.videoId !== videoId) {
      return select(lessonId, to.videoId, to.positionSeconds);
    }
    if (!player.current) return;
    player.current.currentTime = to.positionSeconds;
    stageOf(player.current)?.focus();
  }

  const following = lessonToGoOnWith(course, lesson.id);
  return {
    lesson,
    videoId,
    startAt: screen.startAt,
    player,
    saveState: recorder.saveState,
    hasJustFinishedCourse: finishing.hasJustFinishedCourse,
    repair,
    select,
    seek,
    otherDevice: answersToOffer(otherDevice, screen, select, seek),
    actions: {
      isPending: completing.isPending || finishing.isPending,
      isWaiting: completing.isWaiting || finishing.isWaiting,
      completeVideo: completing.complete,
      completeLesson: finishing.finish,
      undoLesson: finishing.undo,
      finishLesson: finishing.finishWithVideos,
      nextLesson: following ? () => select(following.lesson.id, null) : null,
      nextModule: lockAfter(course, lesson.id),
    },
    playback: videoEvents(screen, recorder, otherDevice, repair, () =>
      toast({ title: t('toasts.welcomeBack.title'), description: t('toasts.welcomeBack.description') }),
    ),
    /** The video's current position; null without a video. */
    videoPosition: (): VideoPosition | null =>
      videoId !== null && player.current
        ? { videoId, positionSeconds: Math.floor(player.current.currentTime) }
        : null,
  };
}

/** The video may have played on since the last save. */
function saveBeforeLeaving({ placed, videoId, player, known }: Shown, recorder: Recorder) {
  const second = player.current?.currentTime ?? 0;
  if (videoId !== null && Math.floor(second) !== known.secondsOf(videoId)) {
    recorder.pause(placed, videoId, second);
  }
}

function arriveAt(
  target: PlacedLesson,
  wanted: string | null,
  second: number | undefined,
  { known, hasMoved, playsOn, show }: Shown,
  recorder: Recorder,
) {
  const chosen = target.lesson.videos.find(({ id }) => id === wanted) ?? target.lesson.videos[0];
  const videoId = chosen?.id ?? null;
  const positionSeconds = second ?? (chosen ? startOf(chosen, known.secondsOf) : 0);
  hasMoved.current = true;
  playsOn.current = false;
  toastStore.clear();
  show({ lessonId: target.lesson.id, videoId, positionSeconds });
  recorder.arrive(target, videoId, positionSeconds);
}

/** The position of another device, and the answers to the offer to go on there. */
const answersToOffer = (
  otherDevice: OtherDevice,
  { known, player }: Shown,
  select: (lessonId: string, wanted: string | null) => void,
  seek: (to: VideoPosition, lessonId: string) => void,
) => ({
  position: otherDevice.position,
  follow: (position: Position) => {
    otherDevice.forget();
    known.learn(position);
    const { lessonId, videoId, positionSeconds } = position;
    if (videoId === null) select(lessonId, null);
    else seek({ videoId, positionSeconds }, lessonId);
  },
  stay: () => {
    otherDevice.forget();
    if (player.current) stageOf(player.current)?.focus();
  },
});

const videoEvents = (
  { placed, lesson, videoId, player, startAt, hasMoved, playsOn, show }: Shown,
  recorder: Recorder,
  otherDevice: OtherDevice,
  repair: ReturnType<typeof usePlaybackRepair>,
  welcomeBack: () => void,
) => ({
  onResumed: () => {
    if (!hasMoved.current) welcomeBack();
    // a browser may refuse; then the member has to press play
    if (playsOn.current) player.current?.play().catch(() => undefined);
    playsOn.current = false;
  },
  onTime: (tick: Tick) => {
    if (tick.playing) otherDevice.forget();
    recorder.tick(placed, videoId, tick);
  },
  onPause: (positionSeconds: number) => recorder.pause(placed, videoId, positionSeconds),
  /** Requests a fresh address once, and resumes at the same second. */
  onBroken: (brokeAt: number, code: number) => {
    if (videoId === null) return;
    playsOn.current = player.current?.paused === false;
    hasMoved.current = true;
    const positionSeconds = repair.broke({ videoId, positionSeconds: brokeAt, code, startAt });
    show({ lessonId: lesson.id, videoId, positionSeconds });
  },
});
