import { Injectable } from '@nestjs/common';
import { DiscoveryService } from '@nestjs/core';
import type { MediaUsageTeller, MediaUse } from './media-usage.js';
import { Database } from '../../../platform/database/database.js';

/** Marks a provider that reports where assets are used; found by discovery, like event listeners. */
export const TellsMediaUse = DiscoveryService.createDecorator<undefined>();

@Injectable()
export class MediaUsageService {
  constructor(private readonly discovery: DiscoveryService) {}

  async usesOf(assetId: string): Promise<MediaUse[]> {
    const tellers = this.discovery
      .getProviders({ metadataKey: TellsMediaUse.KEY })
      .map(({ instance }) => instance as MediaUsageTeller);
    return (await Promise.all(tellers.map((teller) => teller.usesOf(assetId)))).flat();
  }
}

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
