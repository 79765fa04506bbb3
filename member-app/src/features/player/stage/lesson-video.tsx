import Download from 'lucide-react/icons/download';
import RotateCcw from 'lucide-react/icons/rotate-ccw';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, buttonStyle } from '../../../shared/ui/button';
import { Skeleton } from '../../../shared/ui/loading';
import type { VideoWidget } from '../../lesson-widgets';
import type { PlaybackTrouble } from '../playback/use-playback-repair';
import type { VideoStageProps } from './video-stage';

/** Loads the player's code only if there is a video. */
const VideoStage = lazy(async () => ({ default: (await import('./video-stage')).VideoStage }));

interface LessonVideoProps extends VideoStageProps {
  trouble: PlaybackTrouble | null;
  /** Changes when the video restarts with a fresh address. */
  attempt: number;
  onRetry: () => void;
}

/** A video, or the reason why it does not play with what the member can do about it. */
export function LessonVideo({ trouble, attempt, onRetry, ...stage }: LessonVideoProps) {
  if (trouble) return <PlaybackTroubleNotice trouble={trouble} video={stage.video} onRetry={onRetry} />;
  return (
    <Suspense fallback={<Skeleton className="aspect-video rounded-lg" />}>
      <VideoStage key={`${stage.video.id}:${attempt}`} {...stage} />
    </Suspense>
  );
}

interface PlaybackTroubleNoticeProps {
  trouble: PlaybackTrouble;
  video: VideoWidget;
  onRetry: () => void;
}

/** Takes the focus, because the video that had it is gone. */
const takeFocus = (button: HTMLElement | null) => {
  if (document.activeElement === document.body) button?.focus({ preventScroll: true });
};

function PlaybackTroubleNotice({ trouble, video, onRetry }: PlaybackTroubleNoticeProps) {
  const { t } = useTranslation('player');
  const { url, fileName, transcript, captionsUrl } = video.settings;
  const canDownload = trouble !== 'unreachable';
  const canRead = canDownload && Boolean(transcript || captionsUrl);
  return (
    <div
      role="alert"
      className="flex min-h-52 flex-col items-center justify-center rounded-lg border border-line bg-sunken px-6 py-8 text-center sm:aspect-video"
    >
      <p className="font-serif text-xl">{t(`trouble.${trouble}.title`)}</p>
      <p className="mt-2 max-w-prose text-ink-soft">
        {t(`trouble.${trouble}.text`)} {canRead && t('trouble.readInstead')}
      </p>
      <div className="mt-6 flex flex-wrap justify-center gap-3">
        <Button ref={takeFocus} variant="secondary" onClick={onRetry}>
          <RotateCcw aria-hidden />
          {t('trouble.retry')}
        </Button>
        {canDownload && (
          <a href={url} download={fileName} className={buttonStyle({ variant: 'secondary' })}>
            <Download aria-hidden />
            {t('trouble.download')}
          </a>
        )}
      </div>
    </div>
  );
}
