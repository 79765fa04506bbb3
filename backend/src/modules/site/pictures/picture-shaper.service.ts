import { Injectable } from '@nestjs/common';
import type { Sharp } from 'sharp';
import { ENCODING, type PictureSize, readSize } from '../../media/index.js';
import { CARD, type FullIconSize, type IconSize, KEPT_OF_ICON, UPRIGHT } from './shapes.js';

const QUALITY = 82;

/** Max decoded size in pixels, equal to the limit of uploads: 50 million. */
const MOST_POINTS = 50_000_000;

/** Re-encodes a picture in one of the site's formats, without the metadata of its file. */
@Injectable()
export class PictureShaperService {
  async upright(bytes: Uint8Array): Promise<Buffer> {
    return (await decoded(bytes))
      .resize({ ...UPRIGHT, fit: 'cover', withoutEnlargement: true })
      .webp({ quality: QUALITY })
      .toBuffer();
  }

  /** Returns such a picture smaller; one that has fewer pixels keeps them. */
  async sized(upright: Uint8Array, size: PictureSize): Promise<Buffer> {
    const { width, format } = readSize(size);
    return (await decoded(upright))
      .resize({ width, withoutEnlargement: true })
      .toFormat(format, ENCODING[format])
      .toBuffer();
  }

  async card(bytes: Uint8Array): Promise<Buffer> {
    return (await decoded(bytes))
      .resize({ ...CARD, fit: 'cover' })
      .flatten({ background: '#ffffff' })
      .jpeg({ quality: QUALITY, mozjpeg: true })
      .toBuffer();
  }

  async icon(bytes: Uint8Array, size: IconSize): Promise<Buffer> {
    return (await decoded(bytes)).resize({ width: size, height: size, fit: 'cover' }).png().toBuffer();
  }

  /** Returns the icon on a background that fills the square, small enough that cropping cuts nothing off. */
  async iconOn(ground: string, bytes: Uint8Array, size: FullIconSize): Promise<Buffer> {
    const inner = Math.round(size * KEPT_OF_ICON);
    const before = Math.floor((size - inner) / 2);
    const after = size - inner - before;
    return (await decoded(bytes))
      .resize({ width: inner, height: inner, fit: 'cover' })
      .extend({ top: before, left: before, bottom: after, right: after, background: ground })
      .flatten({ background: ground })
      .png()
      .toBuffer();
  }
}

/** Loads the library for the first picture, because it is large. */
async function decoded(bytes: Uint8Array): Promise<Sharp> {
  const { default: sharp } = await import('sharp');
  return sharp(bytes, { limitInputPixels: MOST_POINTS, failOn: 'error' }).autoOrient();
}
