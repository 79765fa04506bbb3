import { Injectable } from '@nestjs/common';
import { DiscoveryService } from '@nestjs/core';
import type { MediaUsageTeller, MediaUse } from './media-usage.js';

/** Marks a provider that reports where assets are used; found like listeners of events. */
export const TellsMediaUse = DiscoveryService.createDecorator<undefined>();

/** Finds the uses of an asset by asking every module that stores asset ids. */
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
