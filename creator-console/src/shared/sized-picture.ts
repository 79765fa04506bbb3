import { narrowed, srcSetOf } from '@sanctum/web/pictures/src-set';

/** Attributes of a picture of this width on the page, so that browsers load a size that suits it. */
export function sizedPicture(url: string | null | undefined, width: string) {
  if (!url) return {};
  const srcSet = srcSetOf(url, 'webp');
  return { src: url, ...(srcSet !== undefined && { srcSet, sizes: width }) };
}

/** URL of a picture for an avatar. MUI loads an avatar's `srcset` without its `sizes` first, and so the largest. */
export const avatarPicture = (url: string | null, width: 160 | 320 = 160): string | undefined =>
  url === null ? undefined : narrowed(url, width);
