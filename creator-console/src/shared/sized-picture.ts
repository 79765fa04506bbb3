import { srcSetOf } from '@sanctum/web/pictures/src-set';

/** Attributes of a picture of this width on the page, so that browsers load a size that suits it. */
export function sizedPicture(url: string | null | undefined, width: string) {
  if (!url) return {};
  const srcSet = srcSetOf(url, 'webp');
  return { src: url, ...(srcSet !== undefined && { srcSet, sizes: width }) };
}
