import Download from 'lucide-react/icons/download';
import RotateCcw from 'lucide-react/icons/rotate-ccw';
import { useTranslation } from 'react-i18next';
import { Button, buttonStyle } from '../../../shared/ui/button';
import type { VideoWidget } from '../../lesson-widgets';
import type { FilmTrouble } from '../film/use-film-repair';

interface FilmTroubleNoticeProps {
  trouble: FilmTrouble;
  video: VideoWidget;
  onRetry: () => void;
}

/** Takes the keyboard focus, because the video that had it is gone. */
const takeFocus = (button: HTMLElement | null) => {
  if (document.activeElement === document.body) button?.focus({ preventScroll: true });
};

export function FilmTroubleNotice({ trouble, video, onRetry }: FilmTroubleNoticeProps) {
  const { t } = useTranslation('player');
  const { url, fileName, transcript, captionsUrl } = video.settings;
  const canRead = trouble === 'unplayable' && Boolean(transcript || captionsUrl);
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
        {trouble === 'unplayable' && (
          <a href={url} download={fileName} className={buttonStyle({ variant: 'secondary' })}>
            <Download aria-hidden />
            {t('trouble.download')}
          </a>
        )}
      </div>
    </div>
  );
}
