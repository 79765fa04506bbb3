import { useTranslation } from 'react-i18next';
import { useSignedMedia } from '../parts/signed-url';
import { Transcript } from '../parts/transcript';
import type { WidgetOf } from '../parts/widgets';

const isForeign = (url: string) => new URL(url, location.origin).origin !== location.origin;

/** A video within the page, where the position is not saved; the player has a video stage of its own. */
export function VideoView({ settings }: WidgetOf<'video'>) {
  const { t } = useTranslation('widgets');
  const playback = useSignedMedia(settings.url);
  const { title, caption, posterUrl, captionsUrl, transcript } = settings;
  return (
    <figure>
      {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- captions come with the video where the coach has added them */}
      <video
        controls
        playsInline
        preload="metadata"
        {...playback}
        poster={posterUrl ?? undefined}
        crossOrigin={isForeign(playback.src) ? 'anonymous' : undefined}
        aria-label={title}
        className="aspect-video w-full rounded-lg bg-black"
      >
        {captionsUrl && <track kind="captions" src={captionsUrl} srcLang="en" label={t('captions')} />}
        {t('videoUnsupported')}
      </video>
      <figcaption className="mt-2">
        <span className="font-medium">{title}</span>
        {caption && <span className="block text-sm text-ink-soft">{caption}</span>}
      </figcaption>
      <Transcript text={transcript} />
    </figure>
  );
}
