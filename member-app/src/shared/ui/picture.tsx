import { srcSetOf } from '@sanctum/web/pictures/src-set';
import type { ComponentProps } from 'react';

interface PictureProps extends Omit<ComponentProps<'img'>, 'srcSet'> {
  src: string;
  alt: string;
  /** Width on the page as in HTML. Browsers measure lazy pictures themselves if they can. */
  sizes: string;
}

/** A picture in the size and format that suit the screen. One that the server has in one size is shown as it is. */
export function Picture({ src, sizes, alt, ...img }: PictureProps) {
  const avif = srcSetOf(src, 'avif');
  if (avif === undefined) return <img {...img} alt={alt} src={src} />;
  const shown = img.loading === 'lazy' ? `auto, ${sizes}` : sizes;
  return (
    <picture className="contents">
      <source type="image/avif" srcSet={avif} sizes={shown} />
      <img {...img} alt={alt} sizes={shown} srcSet={srcSetOf(src, 'webp')} src={src} />
    </picture>
  );
}
