import { Injectable } from '@nestjs/common';
import { Database } from '../../../platform/database/database.js';
import { Storage } from '../../../platform/storage/index.js';
import { Log } from '../../../platform/telemetry/log.js';
import { MediaAsset } from '../assets/media-asset.entity.js';
import { MediaLibraryService } from '../assets/media-library.service.js';
import { FILE_TYPES, safeFileName } from '../inspection/file-types.js';
import { MediaRendition } from '../assets/media-rendition.entity.js';

export type PendingAsset = Pick<
  MediaAsset,
  'id' | 'kind' | 'objectKey' | 'mimeType' | 'fileSize' | 'conversion'
>;

/** A stored file that was made from an asset. `video` and `audio` replace the original. */
export interface Made {
  name: 'video' | 'audio' | 'smaller' | 'poster';
  objectKey: string;
  mimeType: string;
  fileSize: number;
  width: number | null;
  height: number | null;
}

interface Measured {
  durationSeconds: number | null;
  /** Seconds of work per second of a video; null: nothing was converted. */
  workPerSecond: number | null;
}

/** Stores the state of conversions, and puts their results in place. */
@Injectable()
export class MadeMediaService {
  constructor(
    private readonly database: Database,
    private readonly storage: Storage,
    private readonly library: MediaLibraryService,
    private readonly log: Log,
  ) {}

  /** Returns the asset and marks it as being converted; undefined if there is nothing left to do. */
  async pending(id: string): Promise<PendingAsset | undefined> {
    return this.database.one<PendingAsset>(
      `update media_assets a set conversion = case when conversion is null then null else 'running' end,
              conversion_percent = case when conversion is null then null else 0 end
       where id = $1 and conversion is distinct from 'failed' and (conversion is not null or not exists
         (select from media_renditions r where r.asset_id = a.id and r.name = 'poster'))
       returning id, kind, object_key as "objectKey", mime_type as "mimeType", file_size::float8 as "fileSize", conversion`,
      [id],
    );
  }

  /** Stores the progress, without making the conversion wait. */
  progress(id: string, percent: number): void {
    void this.database
      .query(`update media_assets set conversion_percent = $2 where id = $1 and conversion = 'running'`, [
        id,
        percent,
      ])
      .catch((error: unknown) => this.log.warn({ asset: id, error }, 'progress not noted'));
  }

  async wait(id: string): Promise<void> {
    await this.database.query(
      `update media_assets set conversion = 'waiting', conversion_percent = null where id = $1 and conversion = 'running'`,
      [id],
    );
  }

  async fail(id: string): Promise<void> {
    await this.database.query(
      `update media_assets set conversion = 'failed', conversion_percent = null where id = $1 and conversion is not null`,
      [id],
    );
  }

  /** Puts results in place. Deletes the results of an asset that was deleted in the meantime. */
  async put({ id }: PendingAsset, made: readonly Made[], measured: Measured): Promise<void> {
    const isThere = await this.database.transaction(async (tx) => {
      const asset = await tx.findOne(MediaAsset, { where: { id }, lock: { mode: 'pessimistic_write' } });
      if (!asset) return false;
      const main = made.find(({ name }) => name === 'video' || name === 'audio');
      const { keeps } = await tx.only<{ keeps: boolean }>(
        'select wants_originals as keeps from media_converter',
      );
      if (main) {
        await tx.update(
          MediaAsset,
          { id },
          { ...inPlace(asset, main), conversion: null, conversionPercent: null },
        );
        if (measured.durationSeconds !== null)
          await tx.update(MediaAsset, { id }, { durationSeconds: measured.durationSeconds });
        if (!keeps) await this.library.discard(tx, asset.objectKey);
      }
      const original = main && keeps ? [{ ...asset, name: 'original' as const, height: null }] : [];
      const others = made.filter((each) => each !== main) as (Made & { name: 'smaller' | 'poster' })[];
      await tx.insert(
        MediaRendition,
        [...original, ...others].map(({ name, objectKey, mimeType, fileSize, height }) => {
          return {
            assetId: id,
            name,
            objectKey,
            mimeType,
            fileSize,
            height: name === 'smaller' ? height : null,
          };
        }),
      );
      if (measured.workPerSecond !== null)
        await tx.query('update media_converter set work_per_second = $1', [measured.workPerSecond]);
      return true;
    });
    if (!isThere) for (const { objectKey } of made) await this.storage.delete(objectKey);
  }
}

/** Columns of an asset whose bytes are now those of a converted file. */
function inPlace({ fileName, kind }: MediaAsset, { objectKey, mimeType, fileSize, width, height }: Made) {
  const type = FILE_TYPES[kind === 'video' ? 'mp4' : 'm4a'];
  const isVideo = kind === 'video';
  return {
    objectKey,
    mimeType,
    fileSize,
    fileName: safeFileName(fileName, type),
    ...(isVideo && { width, height, canPlayEverywhere: true }),
  };
}
