import { Injectable } from '@nestjs/common';
import { DomainError, notFound } from '../../kernel/errors.js';
import { Database } from '../../platform/database/database.js';
import type { AddMediaRequest } from './creator-media.dto.js';
import { MediaAsset } from './media-asset.entity.js';
import { MediaLibrary } from './media-library.service.js';
import { MediaUsage } from './media-usage.service.js';
import { Uploads } from './uploads.service.js';

/** The coach adds to her library and takes from it. */
@Injectable()
export class CreatorMedia {
  constructor(
    private readonly database: Database,
    private readonly uploads: Uploads,
    private readonly library: MediaLibrary,
    private readonly usage: MediaUsage,
  ) {}

  async add(
    accountId: string,
    { storageUrl, fileSize, fileType, ...said }: AddMediaRequest,
  ): Promise<string> {
    const announced = { ...said, size: fileSize, kind: fileType };
    const upload = await this.uploads.receive(accountId, storageUrl, 'media', announced);
    const { id } = await this.database.transaction((tx) => this.uploads.claim(tx, upload));
    return id;
  }

  /** What a lesson shows or a product sells stays; the answer says where that is. */
  async remove(id: string): Promise<void> {
    const usedIn = await this.usage.usesOf(id);
    if (usedIn.length > 0) {
      throw new DomainError('conflict', 'media_in_use', 'This file is still in use', { current: { usedIn } });
    }
    await this.database.transaction(async (tx) => {
      const found = await tx.existsBy(MediaAsset, { id, inLibrary: true });
      if (!found) throw notFound('Media asset');
      await this.library.remove(tx, id);
    });
  }
}
