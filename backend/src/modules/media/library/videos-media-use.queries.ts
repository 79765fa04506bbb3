import { Injectable } from '@nestjs/common';
import { Database } from '../../../platform/database/database.js';
import type { MediaUsageTeller, MediaUse } from './media-usage.js';
import { TellsMediaUse } from './media-usage.service.js';

/** Captions that belong to a video of the library. */
@Injectable()
@TellsMediaUse()
export class VideosMediaUseQueries implements MediaUsageTeller {
  constructor(private readonly database: Database) {}

  usesOf(assetId: string): Promise<MediaUse[]> {
    return this.database.query<MediaUse & Record<string, unknown>>(
      `select 'video' as place, id, file_name as title from media_assets where captions_asset_id = $1
       order by file_name, id`,
      [assetId],
    );
  }
}
