import { useRef, useState } from 'react';
import { toast } from '../../shared/ui/toast-store';
import { type Course, findLesson, type PlacedLesson } from '../learning';
import type { Moment } from '../notes';
import { stageOf } from './film-commands';
import { isDue, KnownPlace, type Place, type Spot } from './place';
import { playerTexts } from './texts';
import { useElsewhere } from './use-elsewhere';
import { useFilmRepair } from './use-film-repair';
import { useFinishing } from './use-finishing';
import { usePlace } from './use-place';
import { type Tick, WatchMeter } from './watch-meter';

export interface Start {
  placed: PlacedLesson;
  videoId: string | null;
  /** Where to go on; 0 is the beginning. */
  seconds: number;
  /** She followed a link to this very place, so nothing is resumed. */
  isChosen: boolean;
  /** What the server has. */
  known: Spot;
}

/** Taking a course: where she is, where she goes, and what is saved along the way. */
export function useTakeCourse(course: Course, start: Start, isPreview: boolean) {
  const [place, setPlace] = useState({
    lessonId: start.placed.lesson.id,
    videoId: start.videoId,
    seconds: start.seconds,
  });
  const player = useRef<HTMLVideoElement>(null);
  const lastSaved = useRef<number | null>(null);
  /** Whether she has chosen a place herself since the course was opened. */
  const moved = useRef(start.isChosen);
  /** Whether a film that broke was playing. */
  const playsOn = useRef(false);
  const [meter] = useState(() => new WatchMeter());
  const [known] = useState(() => new KnownPlace(start.known));
  const elsewhere = useElsewhere(course.id, known, player);
  const keeper = usePlace({
    courseId: course.id,
    known,
    records: !isPreview,
    lookElsewhere: elsewhere.look,
  });

  // A lesson can leave the course while it is open; then she is back where she began.
  const { lesson, moduleIndex, lessonIndex } = findLesson(course, place.lessonId) ?? start.placed;
  const video = lesson.videos.find(({ id }) => id === place.videoId) ?? lesson.videos[0];
  const videoId = video?.id ?? null;
  const repair = useFilmRepair(lesson.id);
  const finishing = useFinishing({
    course,
    lesson,
    videoId,
    toVideo: (next) => select(lesson.id, next),
    toLesson: (next) => go(next, null),
  });

  const at = (seconds: number): Place => ({
    moduleIndex,
    lessonIndex,
    lessonId: lesson.id,
    videoId,
    videoTimestamp: Math.floor(seconds),
    watchedSeconds: videoId === null ? 0 : meter.seconds(videoId),
  });

  function go(target: PlacedLesson, wanted: string | null, seconds = 0) {
    const chosen = target.lesson.videos.find(({ id }) => id === wanted) ?? target.lesson.videos[0];
    const spot = { lessonId: target.lesson.id, videoId: chosen?.id ?? null };
    lastSaved.current = null;
    moved.current = true;
    playsOn.current = false;
    repair.forget();
    elsewhere.forget();
    finishing.goOn();
    setPlace({ ...spot, seconds });
    keeper.save({
      ...spot,
      moduleIndex: target.moduleIndex,
      lessonIndex: target.lessonIndex,
      videoTimestamp: seconds,
      watchedSeconds: chosen ? meter.seconds(chosen.id) : 0,
    });
  }

  function select(lessonId: string, wanted: string | null, seconds?: number) {
    const target = findLesson(course, lessonId);
    if (target) go(target, wanted, seconds);
  }

  /** To a second of this film or another, and the focus goes along. */
  function seek(moment: Moment, lessonId: string = lesson.id) {
    if (lessonId !== lesson.id || moment.videoId !== videoId) {
      return select(lessonId, moment.videoId, moment.seconds);
    }
    if (!player.current) return;
    player.current.currentTime = moment.seconds;
    stageOf(player.current)?.focus();
  }

  const following = lesson.completed ? nextOf(course, lesson.id) : undefined;

  return {
    lesson,
    videoId,
    startAt: place.seconds,
    player,
    saveState: keeper.state,
    justFinished: finishing.justFinished,
    repair,
    select,
    seek,
    elsewhere: {
      spot: elsewhere.spot,
      follow: ({ lessonId, videoId: there, videoTimestamp }: Spot) => {
        elsewhere.forget();
        known.move({ lessonId, videoId: there, videoTimestamp });
        if (there === null) select(lessonId, null);
        else seek({ videoId: there, seconds: videoTimestamp }, lessonId);
      },
      stay: () => {
        elsewhere.forget();
        if (player.current) stageOf(player.current)?.focus();
      },
    },
    actions: {
      ...finishing,
      nextLesson: following ? () => select(following.lesson.id, null) : null,
    },
    onResumed: () => {
      if (!moved.current) toast(playerTexts.toasts.welcomeBack);
      // a browser may refuse; then she presses play herself
      if (playsOn.current) player.current?.play().catch(() => undefined);
      playsOn.current = false;
    },
    onTime: (tick: Tick) => {
      if (video) meter.tick(video.id, tick);
      if (tick.playing) elsewhere.forget();
      keeper.note(at(tick.position));
      if (!isDue(tick.position, lastSaved.current)) return;
      lastSaved.current = Math.floor(tick.position);
      keeper.save(at(tick.position));
    },
    onPause: (seconds: number) => {
      if (seconds > 0) keeper.save(at(seconds));
    },
    /** Asks once for a fresh address and goes on at the same second. */
    onBroken: (seconds: number, code: number) => {
      if (!video) return;
      // a film that broke before it began has not yet been led to its second
      const broken = seconds > 0 ? seconds : place.seconds;
      playsOn.current = player.current?.paused === false;
      moved.current = true;
      setPlace({ lessonId: lesson.id, videoId: video.id, seconds: Math.floor(broken) });
      repair.broke({ videoId: video.id, seconds: broken, code });
    },
    moment: (): Moment | null =>
      video && player.current ? { videoId: video.id, seconds: Math.floor(player.current.currentTime) } : null,
  };
}

function nextOf(course: Course, lessonId: string): PlacedLesson | undefined {
  const open = course.sections.flatMap(({ modules }) => modules.flatMap(({ lessons }) => lessons));
  const next = open[open.findIndex(({ id }) => id === lessonId) + 1];
  return next && findLesson(course, next.id);
}
