import type { Readable } from 'node:stream';
import { Injectable } from '@nestjs/common';
import { notFound } from '../../kernel/errors.js';
import { Database } from '../../platform/database/database.js';
import { Storage } from '../../platform/storage/index.js';
import type { MediaKind } from './media-kinds.js';

export interface AssetDescription {
  id: string;
  kind: MediaKind;
  fileName: string;
  mimeType: string;
  /** Bytes. */
  fileSize: number;
  width: number | null;
  height: number | null;
  durationSeconds: number | null;
}

export interface DeliveredAsset extends AssetDescription {
  /** Opens this one file, for whoever holds it, for a quarter of an hour. */
  url: string;
}

export interface PublicImage {
  mimeType: string;
  fileSize: number;
  open(): Promise<Readable>;
}

/** product.md §5: short-lived. Long enough to watch a lesson, short enough to be worthless when passed on. */
const EXPIRES_IN_SECONDS = 15 * 60;

type Row = AssetDescription & { objectKey: string };

/** How files reach people. Asks nobody's rights: whoever calls this has settled that the asker may open them. */
@Injectable()
export class MediaDelivery {
  constructor(
    private readonly database: Database,
    private readonly storage: Storage,
  ) {}

  async describe(assetIds: readonly string[]): Promise<Map<string, AssetDescription>> {
    const rows = await this.rows(assetIds);
    return new Map(rows.map(({ objectKey: _, ...asset }) => [asset.id, asset]));
  }

  /** Assets that are gone are not in the answer. `asDownloads`: to be kept, under their own names, instead of shown. */
  async signedUrls(
    assetIds: readonly string[],
    { asDownloads = false }: { asDownloads?: boolean } = {},
  ): Promise<Map<string, DeliveredAsset>> {
    const rows = await this.rows(assetIds);
    const delivered = await Promise.all(
      rows.map(async ({ objectKey, ...asset }) => {
        const url = await this.storage.signedUrl(objectKey, {
          expiresInSeconds: EXPIRES_IN_SECONDS,
          contentType: asset.mimeType,
          ...((asDownloads || asset.kind === 'file') && { downloadName: asset.fileName }),
        });
        return [asset.id, { ...asset, url }] as const;
      }),
    );
    return new Map(delivered);
  }

  /** A private file and a missing one are the same 404. */
  async publicImage(assetId: string): Promise<PublicImage> {
    const row = await this.database.one<{ objectKey: string; mimeType: string; fileSize: number }>(
      `select object_key as "objectKey", mime_type as "mimeType", file_size::float8 as "fileSize"
       from media_assets where id = $1 and kind = 'image' and is_public`,
      [assetId],
    );
    if (!row) throw notFound('Image');
    const { objectKey, ...image } = row;
    return { ...image, open: async () => (await this.storage.read(objectKey)).body };
  }

  private async rows(assetIds: readonly string[]): Promise<Row[]> {
    if (assetIds.length === 0) return [];
    return this.database.query<Row>(
      `select id, kind, file_name as "fileName", mime_type as "mimeType", file_size::float8 as "fileSize",
              width, height, duration_seconds as "durationSeconds", object_key as "objectKey"
       from media_assets where id = any($1::uuid[])`,
      [assetIds],
    );
  }
}
