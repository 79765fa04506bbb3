import { Injectable } from '@nestjs/common';
import { In } from 'typeorm';
import { Clock } from '../../../kernel/clock.js';
import type { Tx } from '../../../platform/database/database.js';
import { JobQueue } from '../../../platform/jobs/job-queue.js';
import { Storage } from '../../../platform/storage/index.js';
import { DISCARD_OBJECT } from './discard-object.job.js';
import { MediaAsset } from './media-asset.entity.js';
import { MediaRendition } from './media-rendition.entity.js';

export type NewAsset = Pick<MediaAsset, 'id' | 'kind' | 'fileName' | 'mimeType' | 'isPublic'> &
  Partial<
    Pick<
      MediaAsset,
      'width' | 'height' | 'durationSeconds' | 'canPlayEverywhere' | 'createdBy' | 'inLibrary' | 'isPersonal'
    >
  >;

/** Stores files in two steps, because storage has no transactions: first the bytes, then the row that makes them an asset. */
@Injectable()
export class MediaLibraryService {
  constructor(
    private readonly storage: Storage,
    private readonly clock: Clock,
    private readonly queue: JobQueue,
  ) {}

  /** Stores the bytes. Storing the same asset again replaces them, before anyone can have fetched them. */
  async store(asset: NewAsset, bytes: Uint8Array): Promise<MediaAsset> {
    const objectKey = `media/${asset.id}`;
    await this.storage.put(objectKey, bytes, { contentType: asset.mimeType });
    return {
      width: null,
      height: null,
      durationSeconds: null,
      canPlayEverywhere: null,
      conversion: null,
      conversionPercent: null,
      createdBy: null,
      inLibrary: true,
      isPersonal: false,
      hasSizes: false,
      ...asset,
      objectKey,
      fileSize: bytes.byteLength,
      createdAt: this.clock.now(),
      version: 1,
    };
  }

  async record(tx: Tx, assets: readonly MediaAsset[]): Promise<void> {
    await tx.insert(MediaAsset, [...assets]);
  }

  /** Returns the files that exist, and locks them until the transaction ends: a deletion waits and then finds them in use. */
  async hold(tx: Tx, assetIds: readonly string[]): Promise<Map<string, MediaAsset>> {
    const found = await tx.find(MediaAsset, {
      where: { id: In([...assetIds]), inLibrary: true },
      order: { id: 'ASC' },
      lock: { mode: 'for_key_share' },
    });
    return new Map(found.map((asset) => [asset.id, asset]));
  }

  /** Deletes the row now and the bytes after the caller's transaction. Does not check for uses of the asset. */
  async remove(tx: Tx, assetId: string): Promise<void> {
    const asset = await tx.findOneBy(MediaAsset, { id: assetId });
    if (!asset) return;
    const made = await tx.findBy(MediaRendition, { assetId });
    await tx.delete(MediaAsset, { id: assetId });
    for (const { objectKey } of [asset, ...made]) await this.discard(tx, objectKey);
  }

  /** Deletes bytes after the caller's transaction has committed. */
  async discard(tx: Tx, objectKey: string): Promise<void> {
    await this.queue.add(tx, { job: DISCARD_OBJECT, payload: { objectKey } });
  }
}
