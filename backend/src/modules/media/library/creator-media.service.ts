import { Injectable } from '@nestjs/common';
import { DomainError, notFound, refuseStaleEdit, unprocessable } from '../../../kernel/errors.js';
import { Database, type Tx } from '../../../platform/database/database.js';
import type { AddMediaRequest, EditMediaRequest } from './creator-media.dto.js';
import { safeFileName } from '../inspection/file-types.js';
import { typeCalled } from '../inspection/file-types.js';
import { MediaAsset } from '../assets/media-asset.entity.js';
import { MediaLibraryService } from '../assets/media-library.service.js';
import type { MediaUse } from './media-usage.js';
import { MediaUsageService } from './media-usage.service.js';
import { UploadsService } from '../uploads/uploads.service.js';

/** Adds, renames and deletes files in the coach's media library. */
@Injectable()
export class CreatorMediaService {
  constructor(
    private readonly database: Database,
    private readonly uploads: UploadsService,
    private readonly library: MediaLibraryService,
    private readonly usage: MediaUsageService,
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

  /** With `expectedVersion`, a newer edit is not overwritten: 412. */
  async edit(
    id: string,
    { fileName, captionsAssetId }: EditMediaRequest,
    expectedVersion?: number,
  ): Promise<void> {
    await this.database.transaction(async (tx) => {
      const asset = await tx.findOne(MediaAsset, {
        where: { id, inLibrary: true },
        lock: { mode: 'pessimistic_write' },
      });
      if (!asset) throw notFound('Media asset');
      refuseStaleEdit(expectedVersion, asset.version);
      if (captionsAssetId !== undefined) await this.checkCaptions(tx, asset, captionsAssetId);
      const named = fileName === undefined ? {} : { fileName: renamed(asset, fileName) };
      const captioned = captionsAssetId === undefined ? {} : { captionsAssetId };
      const changes = { ...named, ...captioned };
      if (Object.keys(changes).length > 0)
        await tx.update(MediaAsset, { id }, { ...changes, version: asset.version + 1 });
    });
  }

  /** Deletes a file, unless a lesson or the site shows it or a product sells it; the refusal lists these places. */
  async remove(id: string): Promise<void> {
    await this.database.transaction(async (tx) => {
      // Waits for transactions that hold the file or make it a video's captions; the check below then finds these uses.
      const found = await tx.findOne(MediaAsset, {
        where: { id, inLibrary: true },
        lock: { mode: 'pessimistic_write' },
      });
      if (!found) throw notFound('Media asset');
      const usedIn = await this.usage.usesOf(id);
      if (usedIn.length > 0) throw inUse(usedIn);
      await this.library.remove(tx, id);
    });
  }

  private async checkCaptions(tx: Tx, { kind }: MediaAsset, captionsAssetId: string | null): Promise<void> {
    if (captionsAssetId === null) return;
    if (kind !== 'video') {
      throw unprocessable('not_a_video', 'Only videos can have captions', {
        captionsAssetId: 'is only for videos',
      });
    }
    const captions = { id: captionsAssetId, kind: 'captions', inLibrary: true } as const;
    if (!(await tx.existsBy(MediaAsset, captions))) {
      throw unprocessable('no_such_media', 'These captions aren’t in the media library', {
        captionsAssetId: 'aren’t captions from the media library',
      });
    }
  }
}

const inUse = (usedIn: readonly MediaUse[]) =>
  new DomainError('media_in_use', 'This file is in use', { current: { usedIn } });

/** Renames the file, keeping the extension of its type. */
function renamed({ mimeType, fileName: old }: MediaAsset, fileName: string): string {
  const type = typeCalled(mimeType);
  return type ? safeFileName(fileName, type) : old;
}
