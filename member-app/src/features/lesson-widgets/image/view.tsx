import { langOf } from '../../../shared/site/untranslated';
import { useSignedPicture } from '../parts/signed-url';
import type { WidgetOf } from '../parts/widgets';

/** A picture with its size known in advance, so that nothing below moves. */
export function ImageView({ settings, untranslated }: WidgetOf<'image'>) {
  const { url, alt, caption, width, height } = settings;
  const picture = useSignedPicture(url);
  return (
    <figure>
      <img
        {...picture}
        alt={alt}
        lang={langOf({ untranslated }, 'alt')}
        width={width ?? undefined}
        height={height ?? undefined}
        loading="lazy"
        className="h-auto w-full rounded-lg bg-sunken dark:brightness-90"
      />
      {caption && (
        <figcaption lang={langOf({ untranslated }, 'caption')} className="mt-2 text-sm text-ink-soft">
          {caption}
        </figcaption>
      )}
    </figure>
  );
}
