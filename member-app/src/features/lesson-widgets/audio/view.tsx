import { useTranslation } from 'react-i18next';
import { useSignedMedia } from '../parts/signed-url';
import { Transcript } from '../parts/transcript';
import type { WidgetOf } from '../parts/widgets';

export function AudioView({ settings: { url, title, caption, transcript } }: WidgetOf<'audio'>) {
  const { t } = useTranslation('widgets');
  const sound = useSignedMedia(url);
  return (
    <div className="rounded-lg border border-line bg-surface p-5">
      <h3 className="text-lg">{title}</h3>
      {caption && <p className="mt-1 text-sm text-ink-soft">{caption}</p>}
      {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- sound without words; a transcript follows where there are any */}
      <audio controls preload="metadata" {...sound} aria-label={title} className="mt-3 w-full">
        {t('audioUnsupported')}
      </audio>
      <Transcript text={transcript} />
    </div>
  );
}
