import { buffer } from 'node:stream/consumers';
import { Injectable } from '@nestjs/common';
import type { Sharp } from 'sharp';
import { minutes } from '../../../kernel/clock.js';
import { Database } from '../../../platform/database/database.js';
import { Every } from '../../../platform/jobs/decorators.js';
import { isUnreachable, Storage } from '../../../platform/storage/index.js';
import { Log } from '../../../platform/telemetry/log.js';
import { MediaAsset } from '../assets/media-asset.entity.js';
import { MediaRendition } from '../assets/media-rendition.entity.js';
import {
  ENCODING,
  type PictureFormat,
  type PictureSize,
  WHOLE,
  widthsBelow,
} from '../assets/picture-sizes.js';

/** Pictures per round, so that a large library of an earlier release leaves the worker to others in between. */
const AT_ONCE = 20;

type Unsized = Pick<MediaAsset, 'id' | 'objectKey' | 'fileSize'> & { width: number };
type Made = Pick<MediaRendition, 'name' | 'objectKey' | 'mimeType' | 'fileSize'>;

/**
 * Makes the smaller sizes of public pictures, new and old. Until then their addresses answer with the whole picture.
 * A round that was cut off starts over: outputs have fixed names.
 */
@Injectable()
export class MakeSizesJob {
  constructor(
    private readonly database: Database,
    private readonly storage: Storage,
    private readonly log: Log,
  ) {}

  @Every(minutes(1), 'media.make-sizes')
  async run(): Promise<void> {
    const pictures = await this.database.query<Unsized>(
      `select id, object_key as "objectKey", file_size::float8 as "fileSize", coalesce(width, 0) as width
       from media_assets where is_public and kind = 'image' and not has_sizes order by id limit ${AT_ONCE}`,
    );
    for (const picture of pictures) await this.keep(picture, await this.make(picture));
  }

  /** Returns what was made; nothing of a picture that is damaged or has no bytes. */
  private async make(picture: Unsized): Promise<Made[]> {
    try {
      const bytes = await buffer((await this.storage.read(picture.objectKey)).body);
      // Loaded for the first picture, because the library is large.
      const { default: sharp } = await import('sharp');
      return await this.encode(picture, sharp(bytes));
    } catch (error) {
      if (isUnreachable(error)) throw error;
      this.log.warn({ asset: picture.id, error }, 'picture without smaller sizes');
      return [];
    }
  }

  private async encode({ id, width: own, fileSize }: Unsized, picture: Sharp): Promise<Made[]> {
    const made: Made[] = [];
    const keep = async (name: PictureSize | typeof WHOLE, format: PictureFormat, bytes: Buffer) => {
      const objectKey = `media/${id}-${name}`;
      const mimeType = `image/${format}`;
      await this.storage.put(objectKey, bytes, { contentType: mimeType });
      made.push({ name, objectKey, mimeType, fileSize: bytes.byteLength });
    };
    const whole = await encoded(picture, 'avif');
    const isAvifSmaller = whole.byteLength < fileSize;
    if (isAvifSmaller) await keep(WHOLE, 'avif', whole);
    for (const width of widthsBelow(own)) {
      const smaller = picture.clone().resize({ width });
      await keep(`${width}.webp`, 'webp', await encoded(smaller, 'webp'));
      if (isAvifSmaller) await keep(`${width}.avif`, 'avif', await encoded(smaller, 'avif'));
    }
    return made;
  }

  /** Records the files. Deletes those of a picture that was deleted in the meantime. */
  private async keep({ id }: Unsized, made: readonly Made[]): Promise<void> {
    const isThere = await this.database.transaction(async (tx) => {
      const marked = await tx.changed('update media_assets set has_sizes = true where id = $1', [id]);
      if (marked === 0) return false;
      for (const { name, objectKey, mimeType, fileSize } of made) {
        await tx.query(
          `insert into media_renditions (asset_id, name, object_key, mime_type, file_size)
           values ($1, $2, $3, $4, $5) on conflict do nothing`,
          [id, name, objectKey, mimeType, fileSize],
        );
      }
      return true;
    });
    if (!isThere) for (const { objectKey } of made) await this.storage.delete(objectKey);
  }
}

const encoded = (picture: Sharp, format: PictureFormat): Promise<Buffer> =>
  picture.clone().toFormat(format, ENCODING[format]).toBuffer();
