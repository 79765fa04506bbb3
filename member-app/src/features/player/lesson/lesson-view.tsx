import { type ReactNode, type RefObject, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Badge } from '../../../shared/ui/badge';
import { NotLoaded, Skeletons } from '../../../shared/ui/loading';
import type { Tick } from '../../course-progress';
import { allVideosComplete, type OutlineLesson, useLesson } from '../../learning';
import { isVideo, LessonWidgets, shownWidgets } from '../../lesson-widgets';
import type { Shortcuts } from '../keyboard/use-shortcuts';
import { PositionStore } from '../playback/use-playback';
import type { usePlaybackRepair } from '../playback/use-playback-repair';
import { LessonVideo } from '../stage/lesson-video';
import { VideoTranscript } from '../transcript/video-transcript';
import { type LessonActions, LessonEnd, LessonSteps } from './lesson-steps';

interface LessonViewProps {
  lesson: OutlineLesson;
  videoId: string | null;
  startAt: number;
  player: RefObject<HTMLVideoElement | null>;
  repair: ReturnType<typeof usePlaybackRepair>;
  shortcuts: Shortcuts;
  /** Shown beside the badges of a video. */
  help: ReactNode;
  onResumed: () => void;
  onTime: (tick: Tick) => void;
  onPause: (positionSeconds: number) => void;
  onBroken: (positionSeconds: number, code: number) => void;
  onSeek: (positionSeconds: number) => void;
  /** The member's actions; null in a preview. */
  actions: LessonActions | null;
}

/** Long: the order of a lesson’s parts depends on whether it has a video. */
export function LessonView({
  lesson,
  videoId,
  actions,
  repair,
  help,
  onTime,
  onSeek,
  ...stage
}: LessonViewProps) {
  const { t } = useTranslation('player');
  const [position] = useState(() => new PositionStore());
  const query = useLesson(lesson.id);
  const { data } = query;
  if (!data)
    return (
      <NotLoaded
        query={query}
        skeleton={
          <div className="min-h-dvh">
            <LessonSkeleton />
          </div>
        }
      />
    );

  const widgets = data.pages.flatMap((page) => shownWidgets(page.widgets));
  const videos = widgets.filter(isVideo);
  const index = Math.max(
    0,
    videos.findIndex(({ id }) => id === videoId),
  );
  const video = videos[index];
  const others = widgets.filter((widget) => !isVideo(widget));
  return (
    <article>
      {video && (
        <LessonVideo
          video={video}
          trouble={repair.trouble}
          attempt={repair.attempt}
          onRetry={repair.retry}
          onTime={(tick) => {
            position.move(tick.positionSeconds);
            onTime(tick);
          }}
          {...stage}
        />
      )}
      <div className="mt-6 flex flex-wrap items-center gap-2">
        {video && <Badge tone="plain">{t('videoOf', { n: index + 1, of: videos.length })}</Badge>}
        {video && allVideosComplete(lesson) && <Badge>{t('allVideosComplete')}</Badge>}
        {lesson.isCompleted && <Badge tone="gold">{t('lessonDone')}</Badge>}
        {video && help}
      </div>
      <h2 className="mt-3 text-3xl" tabIndex={-1}>
        {lesson.title}
      </h2>
      {lesson.description && <p className="mt-3 max-w-prose text-lg text-ink-soft">{lesson.description}</p>}
      {video && videos.length > 1 && <p className="mt-2 font-medium">{video.settings.title}</p>}
      {actions && video && <LessonSteps lesson={lesson} hasVideo actions={actions} />}
      {video && <VideoTranscript key={video.id} video={video} position={position} onSeek={onSeek} />}
      <div className="mt-8 max-w-prose">
        <LessonWidgets lessonId={lesson.id} widgets={others} stores={actions !== null} />
      </div>
      {actions && !video && <LessonSteps lesson={lesson} hasVideo={false} actions={actions} />}
      {actions && (
        <LessonEnd
          lesson={lesson}
          isFarFromSteps={video !== undefined && others.length > 0}
          actions={actions}
        />
      )}
    </article>
  );
}

export function LessonSkeleton() {
  const { t } = useTranslation('player');
  return (
    <Skeletons
      label={t('lessonLoading')}
      of={['aspect-video rounded-lg', 'mt-6 h-9 w-2/3', 'mt-4 h-5 w-full max-w-prose']}
    />
  );
}
