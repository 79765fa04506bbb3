import { useSignedPicture } from '../parts/signed-url';
import type { WidgetOf } from '../parts/widgets';

/** A picture with its size known in advance, so that nothing below moves. */
export function ImageView({ settings: { url, alt, caption, width, height } }: WidgetOf<'image'>) {
  const picture = useSignedPicture(url);
  return (
    <figure>
      <img
        {...picture}
        alt={alt}
        width={width ?? undefined}
        height={height ?? undefined}
        loading="lazy"
        className="h-auto w-full rounded-lg bg-sunken dark:brightness-90"
      />
      {caption && <figcaption className="mt-2 text-sm text-ink-soft">{caption}</figcaption>}
    </figure>
  );
}
