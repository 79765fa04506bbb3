import { Injectable } from '@nestjs/common';
import { conflict, notFound } from '../../../kernel/errors.js';
import { Database } from '../../../platform/database/database.js';
import { JobQueue } from '../../../platform/jobs/job-queue.js';
import type { MediaConversionResponse } from './conversion.dto.js';
import { CONVERT_MEDIA } from './convert-media.job.js';

/** Seconds of work per second of 1080p, measured on two cores from 2024; the site's own videos replace the value. */
const USUAL_WORK = 1;

/** Shows the coach what the site can convert, and starts a conversion again. */
@Injectable()
export class ConversionService {
  constructor(
    private readonly database: Database,
    private readonly queue: JobQueue,
  ) {}

  async state(): Promise<MediaConversionResponse> {
    const row = await this.database.one<{
      isAvailable: boolean;
      wantsOriginals: boolean;
      work: number | null;
    }>(
      `select ffmpeg_version is not null as "isAvailable", wants_originals as "wantsOriginals", work_per_second::float8 as work
       from media_converter`,
    );
    const { isAvailable = false, wantsOriginals = true, work = null } = row ?? {};
    return {
      isAvailable,
      wantsOriginals,
      perMinuteSeconds: Math.max(1, Math.round((work ?? USUAL_WORK) * 60)),
    };
  }

  async keepOriginals(keeps: boolean): Promise<void> {
    await this.database.query('update media_converter set wants_originals = $1', [keeps]);
  }

  /** Starts a conversion that failed, or converts a video that was uploaded before conversions existed. */
  async again(id: string): Promise<void> {
    await this.database.transaction(async (tx) => {
      const isFailed = await tx.changed(
        `update media_assets set conversion = 'waiting' where id = $1 and in_library
           and (conversion = 'failed' or (conversion is null and plays_everywhere = false))`,
        [id],
      );
      if (isFailed === 1) return this.queue.add(tx, { job: CONVERT_MEDIA, payload: { assetId: id } });
      const [asset] = await tx.query<{ id: string }>(
        'select id from media_assets where id = $1 and in_library',
        [id],
      );
      throw asset
        ? conflict('not_failed', 'The conversion of this file hasn’t failed')
        : notFound('Media asset');
    });
  }
}
