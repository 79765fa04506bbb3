import { lazy, Suspense, useRef } from 'react';
import { ErrorState } from '../../shared/ui/error-state';
import { Skeleton } from '../../shared/ui/skeleton';
import { useLesson } from '../learning';
import { isVideo, LessonWidgets, shownWidgets, Transcript, type VideoWidget } from '../lesson-widgets';
import { LessonSkeleton } from './lesson-view';

/** The player's own code comes only where there is a video. */
const VideoStage = lazy(async () => ({ default: (await import('./video-stage')).VideoStage }));

/** A lesson that may be looked at before the course is bought. Nothing is recorded. */
export function FreePreview({ lessonId }: { lessonId: string }) {
  const { data, isPending, isError, isFetching, refetch } = useLesson(lessonId);
  if (isPending) return <LessonSkeleton />;
  if (isError) return <ErrorState onRetry={() => void refetch()} pending={isFetching} />;

  const widgets = data.pages.flatMap((page) => shownWidgets(page.widgets));
  return (
    <div className="space-y-8">
      {data.description && <p className="text-lg text-ink-soft">{data.description}</p>}
      {widgets.filter(isVideo).map((video) => (
        <PreviewVideo key={video.id} video={video} />
      ))}
      <LessonWidgets
        lessonId={lessonId}
        widgets={widgets.filter((widget) => !isVideo(widget))}
        stores={false}
      />
    </div>
  );
}

const nothing = () => undefined;

function PreviewVideo({ video }: { video: VideoWidget }) {
  const player = useRef<HTMLVideoElement>(null);
  return (
    <div>
      <Suspense fallback={<Skeleton className="aspect-video rounded-lg" />}>
        <VideoStage
          video={video}
          player={player}
          startAt={0}
          onResumed={nothing}
          onTime={nothing}
          onPause={nothing}
          onBroken={nothing}
        />
      </Suspense>
      <Transcript text={video.settings.transcript} />
    </div>
  );
}
