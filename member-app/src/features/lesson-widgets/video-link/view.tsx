import ExternalLink from 'lucide-react/icons/external-link';
import Play from 'lucide-react/icons/play';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ClosedFrame } from '../../../shared/ui/closed-frame';
import { Button } from '../../../shared/ui/button';
import { VisuallyHidden } from '../../../shared/ui/visually-hidden';
import type { WidgetOf } from '../parts/widgets';

type LinkedVideo = WidgetOf<'video_link'>['settings'];

const COMPANIES = { youtube: 'YouTube', vimeo: 'Vimeo', loom: 'Loom' } as const satisfies Record<
  LinkedVideo['provider'],
  string
>;

/** May run the company's player and fill the screen, but neither navigate our page nor open windows by itself. */
const SANDBOX = 'allow-scripts allow-same-origin allow-presentation allow-popups';
const ALLOWED = 'autoplay; encrypted-media; fullscreen; picture-in-picture';

/** A video of another company. Nothing is requested from it until the member presses play. */
export function VideoLinkView({ settings: { url, embedUrl, provider, title } }: WidgetOf<'video_link'>) {
  const { t } = useTranslation('widgets');
  const [isPlaying, setPlaying] = useState(false);
  const company = COMPANIES[provider];
  const name = title || t('videoLink.name', { company });
  if (url === null || embedUrl === null) return <ClosedFrame title={name} />;
  return (
    <section aria-label={name} className="overflow-hidden rounded-lg border border-line bg-surface">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 px-5 py-4">
        <h3 className="min-w-0 text-lg wrap-anywhere">{name}</h3>
        <a
          href={url}
          target="_blank"
          rel="noopener noreferrer"
          className="inline-flex min-h-11 items-center gap-2 font-semibold text-evergreen underline underline-offset-4"
        >
          <ExternalLink aria-hidden className="size-4" />
          {t('videoLink.openOutside', { company })}
          <VisuallyHidden>: {name}</VisuallyHidden>
        </a>
      </div>
      {isPlaying ? (
        <iframe
          // The button that had the focus is gone.
          ref={(frame) => frame?.focus()}
          src={embedUrl}
          title={name}
          sandbox={SANDBOX}
          allow={ALLOWED}
          // YouTube refuses to play where it learns no origin.
          referrerPolicy="strict-origin-when-cross-origin"
          className="block aspect-video w-full border-t border-line bg-sunken"
        />
      ) : (
        <div className="flex min-h-52 flex-col items-center justify-center gap-4 border-t border-line bg-sunken px-6 py-8 text-center sm:aspect-video">
          <Button size="lg" onClick={() => setPlaying(true)}>
            <Play aria-hidden />
            {t('videoLink.play')}
            <VisuallyHidden>: {name}</VisuallyHidden>
          </Button>
          <p className="max-w-prose text-sm text-ink-soft">{t('videoLink.hint', { company })}</p>
        </div>
      )}
    </section>
  );
}
