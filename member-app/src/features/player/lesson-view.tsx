import CheckCircle from 'lucide-react/icons/circle-check';
import { lazy, type RefObject, Suspense } from 'react';
import { Badge } from '../../shared/ui/badge';
import { Button } from '../../shared/ui/button';
import { ErrorState } from '../../shared/ui/error-state';
import { Skeleton } from '../../shared/ui/skeleton';
import { allVideosComplete, type CourseLesson, useLesson } from '../learning';
import { isVideo, LessonWidgets, shownWidgets, Transcript } from '../lesson-widgets';
import { playerTexts } from './texts';

/** The player's own code comes only where there is a video. */
const VideoStage = lazy(async () => ({ default: (await import('./video-stage')).VideoStage }));

export interface LessonViewProps {
  lesson: CourseLesson;
  videoId: string | null;
  startAt: number;
  player: RefObject<HTMLVideoElement | null>;
  onResumed: () => void;
  onTime: (seconds: number) => void;
  onPause: (seconds: number) => void;
  onBroken: (seconds: number) => void;
  /** What she may do here; a preview offers nothing. */
  actions: LessonActions | null;
}

export interface LessonActions {
  pending: boolean;
  completeVideo: () => void;
  completeLesson: () => void;
  undoLesson: () => void;
  nextLesson: (() => void) | null;
}

export function LessonView({ lesson, videoId, actions, ...stage }: LessonViewProps) {
  const { data, isPending, isError, isFetching, refetch } = useLesson(lesson.id);
  if (isPending) return <LessonSkeleton />;
  if (isError) return <ErrorState onRetry={() => void refetch()} pending={isFetching} />;

  const widgets = data.pages.flatMap((page) => shownWidgets(page.widgets));
  const videos = widgets.filter(isVideo);
  const index = Math.max(
    0,
    videos.findIndex(({ id }) => id === videoId),
  );
  const video = videos[index];
  return (
    <article>
      {video && (
        <Suspense fallback={<Skeleton className="aspect-video rounded-lg" />}>
          <VideoStage key={`${video.id}:${video.settings.url}`} video={video} {...stage} />
        </Suspense>
      )}
      <div className="mt-6 flex flex-wrap items-center gap-2">
        {video && <Badge tone="plain">{playerTexts.videoOf(index + 1, videos.length)}</Badge>}
        {video && allVideosComplete(lesson) && <Badge>{playerTexts.allVideosComplete}</Badge>}
        {lesson.completed && <Badge tone="gold">{playerTexts.lessonDone}</Badge>}
      </div>
      <h2 className="mt-3 text-3xl" tabIndex={-1}>
        {lesson.title}
      </h2>
      {lesson.description && <p className="mt-3 max-w-prose text-lg text-ink-soft">{lesson.description}</p>}
      {video && videos.length > 1 && <p className="mt-2 font-medium">{video.settings.title}</p>}
      {actions && video && <Actions lesson={lesson} hasVideo actions={actions} />}
      {video && <Transcript text={video.settings.transcript} />}
      <div className="mt-8 max-w-prose">
        <LessonWidgets
          lessonId={lesson.id}
          widgets={widgets.filter((widget) => !isVideo(widget))}
          stores={actions !== null}
        />
      </div>
      {actions && !video && <Actions lesson={lesson} hasVideo={false} actions={actions} />}
    </article>
  );
}

interface ActionsProps {
  lesson: CourseLesson;
  hasVideo: boolean;
  actions: LessonActions;
}

/** One button for whatever comes next, so that the keyboard's focus stays on it from step to step. */
function Actions({ lesson, hasVideo, actions }: ActionsProps) {
  const step = nextStep(lesson, hasVideo, actions);
  return (
    <div className="mt-6 flex flex-wrap gap-3">
      {step && (
        <Button pending={actions.pending} onClick={step.go}>
          {step.completesLesson && <CheckCircle aria-hidden />}
          {step.label}
        </Button>
      )}
      {lesson.completed && (
        <Button variant="ghost" pending={actions.pending} onClick={actions.undoLesson}>
          {playerTexts.undoLesson}
        </Button>
      )}
    </div>
  );
}

/** 'Mark Lesson Complete' appears only when every video of the lesson is complete (spec §4). */
function nextStep(lesson: CourseLesson, hasVideo: boolean, actions: LessonActions) {
  if (hasVideo && !allVideosComplete(lesson)) {
    return { label: playerTexts.completeVideo, go: actions.completeVideo, completesLesson: false };
  }
  if (!lesson.completed) {
    return { label: playerTexts.completeLesson, go: actions.completeLesson, completesLesson: true };
  }
  return (
    actions.nextLesson && { label: playerTexts.nextLesson, go: actions.nextLesson, completesLesson: false }
  );
}

export function LessonSkeleton() {
  return (
    <section aria-busy aria-label={playerTexts.lessonLoading}>
      <Skeleton className="aspect-video rounded-lg" />
      <Skeleton className="mt-6 h-9 w-2/3" />
      <Skeleton className="mt-4 h-5 w-full max-w-prose" />
    </section>
  );
}
