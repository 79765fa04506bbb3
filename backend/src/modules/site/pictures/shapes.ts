import type { Sharp } from 'sharp';
import { CARD } from './drawn.js';

/** Forms in which the site shows a picture of the library. */
export const PICTURE_SHAPES = ['portrait', 'hero'] as const;
export type PictureShape = (typeof PICTURE_SHAPES)[number];

/** Points of an icon's edge: for tabs, for home screens of telephones, and for those that want a large one. */
export const ICON_SIZES = [32, 180, 512] as const;
export type IconSize = (typeof ICON_SIZES)[number];

const QUALITY = 82;
/** Points; twice what a page shows at most. */
const UPRIGHT = { width: 960, height: 1200 };

/** A picture of 50 million points is the most that is decoded, as where it came in. */
const MOST_POINTS = 50_000_000;

/** Cut to the form, without whatever else its file said. */
export const upright = async (bytes: Uint8Array): Promise<Buffer> =>
  (await decoded(bytes))
    .resize({ ...UPRIGHT, fit: 'cover', withoutEnlargement: true })
    .webp({ quality: QUALITY })
    .toBuffer();

/** As those want it who show links: 1200 × 630 points, JPEG. */
export const card = async (bytes: Uint8Array): Promise<Buffer> =>
  (await decoded(bytes))
    .resize({ ...CARD, fit: 'cover' })
    .flatten({ background: '#ffffff' })
    .jpeg({ quality: QUALITY, mozjpeg: true })
    .toBuffer();

export const icon = async (bytes: Uint8Array, size: IconSize): Promise<Buffer> =>
  (await decoded(bytes)).resize({ width: size, height: size, fit: 'cover' }).png().toBuffer();

/** Loaded with the first picture, because it is large. */
async function decoded(bytes: Uint8Array): Promise<Sharp> {
  const { default: sharp } = await import('sharp');
  return sharp(bytes, { limitInputPixels: MOST_POINTS, failOn: 'error' }).autoOrient();
}
