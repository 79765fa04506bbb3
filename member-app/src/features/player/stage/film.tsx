import { lazy, Suspense } from 'react';
import { Skeleton } from '../../../shared/ui/skeleton';
import { FilmTroubleNotice } from './film-trouble-notice';
import type { FilmTrouble } from '../film/use-film-repair';
import type { VideoStageProps } from './video-stage';

/** The player's code is loaded only where there is a video. */
const VideoStage = lazy(async () => ({ default: (await import('./video-stage')).VideoStage }));

interface FilmProps extends VideoStageProps {
  trouble: FilmTrouble | null;
  /** Changes when the video starts over with a fresh address. */
  attempt: number;
  onRetry: () => void;
}

/** A video, or the reason why it does not play and what the member can do about it. */
export function Film({ trouble, attempt, onRetry, ...stage }: FilmProps) {
  if (trouble) return <FilmTroubleNotice trouble={trouble} video={stage.video} onRetry={onRetry} />;
  return (
    <Suspense fallback={<Skeleton className="aspect-video rounded-lg" />}>
      <VideoStage key={`${stage.video.id}:${attempt}`} {...stage} />
    </Suspense>
  );
}
