import type { components } from '@sanctum/openapi';

type PictureSize = components['schemas']['PictureSize'];
type Format = 'avif' | 'webp';

const WIDTHS = [160, 320, 640, 960, 1280] as const;

type Width = (typeof WIDTHS)[number];

const sizeOf = (width: Width, format: Format): PictureSize => `${width}.${format}`;

/** URLs of pictures that the server has in several sizes: public pictures, and those of the site. */
const SIZED = /^\/api\/(?:media\/public\/[^/]+|site\/pictures\/[^/]+\/[^/]+)$/;

/** Returns the sizes of a picture as `srcset`. */
export const sizesOf = (url: string, format: Format): string =>
  WIDTHS.map((width) => `${url}/${sizeOf(width, format)} ${width}w`).join(', ');

/** Returns the same; undefined for a picture that has one size only. */
export const srcSetOf = (url: string, format: Format): string | undefined =>
  SIZED.test(url) ? sizesOf(url, format) : undefined;

/** Returns the URL of a picture at most this wide; one that has one size only stays as it is. */
export const narrowed = (url: string, width: Width): string =>
  SIZED.test(url) ? `${url}/${sizeOf(width, 'webp')}` : url;
