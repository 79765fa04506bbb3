import { Injectable } from '@nestjs/common';
import type { Sharp } from 'sharp';
import { FILE_TYPES, type ImageType } from '../inspection/file-types.js';
import { readBitmap } from '../inspection/bitmap.js';
import { MAX_IMAGE_BYTES } from '../inspection/inspect.js';
import { broken, tooLarge, UploadRefusal } from '../inspection/upload-refusal.js';
import type { PicturePurpose } from './upload-purposes.js';

export interface RewrittenImage {
  bytes: Buffer;
  mimeType: string;
  type: ImageType;
  width: number;
  height: number;
}

/** Max decoded pixels, counting all frames of an animation: a picture of 24 kB can decode to 30,000 × 30,000 pixels. */
const MAX_PIXELS = 50_000_000;
const SLOWEST_SECONDS = 20;
const AVATAR_EDGE = 512;
const THUMBNAIL_EDGE = 1600;
const POST_EDGE = 1600;
const MEDIA_EDGE = 2560;
const QUALITY = 82;
/** Encoding quality of files that are sold. */
const SOLD_QUALITY = 95;

const within = (image: Sharp, edge: number): Sharp =>
  image.resize(edge, edge, { fit: 'inside', withoutEnlargement: true });

/**
 * Conversion by purpose. Only files that are sold keep their size, and their format if it is a common one: TIFF and BMP
 * become PNG.
 */
const RECIPES = {
  avatar: (image) => image.resize(AVATAR_EDGE, AVATAR_EDGE, { fit: 'cover' }).webp({ quality: QUALITY }),
  thumbnail: (image) => within(image, THUMBNAIL_EDGE).webp({ quality: QUALITY }),
  post: (image) => within(image, POST_EDGE).webp({ quality: QUALITY }),
  message: (image) => within(image, POST_EDGE).webp({ quality: QUALITY }),
  assignment: (image) => within(image, MEDIA_EDGE).webp({ quality: QUALITY }),
  media: (image) => within(image, MEDIA_EDGE).webp({ quality: QUALITY }),
  file: (image, type) =>
    type === 'gif' || type === 'png'
      ? image
      : type === 'tiff' || type === 'bmp'
        ? image.png()
        : image.toFormat(type, { quality: SOLD_QUALITY }),
} satisfies Record<PicturePurpose, (image: Sharp, type: ImageType) => Sharp>;

/** Encodes a picture again: upright, without EXIF (which could reveal where a daughter lives) or any other data. */
@Injectable()
export class ImageRewriterService {
  async rewrite(bytes: Buffer, type: ImageType, purpose: PicturePurpose): Promise<RewrittenImage> {
    if (bytes.length > MAX_IMAGE_BYTES) throw tooLarge(bytes.length, MAX_IMAGE_BYTES);
    const moving = (type === 'gif' || type === 'webp') && (purpose === 'media' || purpose === 'file');
    // Loaded for the first picture, because the library is large.
    const { default: sharp } = await import('sharp');
    try {
      const options = {
        limitInputPixels: MAX_PIXELS,
        failOn: 'error',
        animated: moving,
        sequentialRead: true,
      } as const;
      const image = (type === 'bmp' ? ofBitmap(sharp, bytes) : sharp(bytes, options)).timeout({
        seconds: SLOWEST_SECONDS,
      });
      const { data, info } = await RECIPES[purpose](image.autoOrient(), type).toBuffer({
        resolveWithObject: true,
      });
      // sharp names AVIF after its container
      const written = info.format === 'heif' ? 'avif' : (info.format as ImageType);
      return {
        bytes: data,
        type: written,
        mimeType: FILE_TYPES[written].mimeType,
        width: info.width,
        height: info.pageHeight ?? info.height,
      };
    } catch (error) {
      throw refusalOf(error);
    }
  }
}

function ofBitmap(sharp: typeof import('sharp')['default'], bytes: Buffer): Sharp {
  const { pixels, width, height } = readBitmap(bytes, MAX_PIXELS);
  return sharp(pixels, { raw: { width, height, channels: 3 } });
}

function refusalOf(error: unknown): UploadRefusal {
  if (error instanceof UploadRefusal) return error;
  const message = error instanceof Error ? error.message : '';
  return /pixel limit|too large|too big/i.test(message)
    ? broken('the image has too many pixels')
    : broken('the image is damaged');
}
