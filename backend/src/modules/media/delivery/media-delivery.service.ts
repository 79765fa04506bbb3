import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { Injectable } from '@nestjs/common';
import { notFound } from '../../../kernel/errors.js';
import { Database } from '../../../platform/database/database.js';
import { Storage } from '../../../platform/storage/index.js';
import type { CaptionLanguage } from '../captions/caption-languages.js';
import type { ConversionState, RenditionName } from '../assets/renditions.js';
import { FILE_TYPES, safeFileName, typeCalled } from '../inspection/file-types.js';
import type { MediaKind } from '../inspection/media-kinds.js';
import { type PictureSize, renditionsFor } from '../assets/picture-sizes.js';

export interface AssetDescription {
  id: string;
  kind: MediaKind;
  fileName: string;
  mimeType: string;
  /** Size in bytes. */
  fileSize: number;
  width: number | null;
  height: number | null;
  durationSeconds: number | null;
  canPlayEverywhere: boolean | null;
  conversion: ConversionState | null;
  /** Progress of a running conversion, in percent. */
  conversionPercent: number | null;
}

export interface DeliveredAsset extends AssetDescription {
  /** Signed URL of one file, valid for a quarter of an hour for anyone. */
  url: string;
  /** Signed URL for downloading the file under its own name. */
  downloadUrl: string;
  /** Captions of a video, in the order of their language tags. */
  captions: { language: CaptionLanguage; captionsAssetId: string; url: string }[];
  /** Frame of a video to show before it plays. */
  posterUrl: string | null;
  /** The same video for slow connections; null if there is none. */
  smaller: { url: string; height: number } | null;
  /** Download URL of the original upload of a converted file, if it was kept. */
  originalUrl: string | null;
}

export interface StoredImage {
  mimeType: string;
  fileSize: number;
  open: () => Promise<Readable>;
}

export interface PublicImage extends StoredImage {
  /** Identifies the bytes. */
  name: string;
  /** False for a whole picture instead of a smaller size that is still to be made. */
  isFinal: boolean;
}

/** Lifetime of a signed URL (product rule 5.5): long enough to watch a lesson, useless when shared. */
const EXPIRES_IN_SECONDS = 15 * 60;

interface Rendition {
  name: RenditionName;
  objectKey: string;
  mimeType: string;
  height: number | null;
}

interface PublicFile {
  name: string;
  objectKey: string;
  mimeType: string;
  fileSize: number;
}

interface PublicRow extends PublicFile {
  width: number;
  hasSizes: boolean;
  made: PublicFile[];
}

interface CaptionsRow {
  language: CaptionLanguage;
  captionsAssetId: string;
  objectKey: string;
}

type Row = AssetDescription & { objectKey: string; captions: CaptionsRow[]; made: Rendition[] };

const CAPTIONS = 'text/vtt';

/** Issues URLs of files. Checks no rights: the caller has checked that the person may open them. */
@Injectable()
export class MediaDeliveryService {
  constructor(
    private readonly database: Database,
    private readonly storage: Storage,
  ) {}

  async describe(assetIds: readonly string[]): Promise<Map<string, AssetDescription>> {
    const rows = await this.rows(assetIds);
    return new Map(rows.map(({ objectKey: _, captions: __, made: ___, ...asset }) => [asset.id, asset]));
  }

  /** Signs URLs. Assets that no longer exist are left out. */
  async signedUrls(assetIds: readonly string[]): Promise<Map<string, DeliveredAsset>> {
    const rows = await this.rows(assetIds);
    const delivered = await Promise.all(
      rows.map(async ({ objectKey, captions, made, ...asset }) => {
        const { mimeType, fileName } = asset;
        const downloadUrl = await this.sign(objectKey, mimeType, fileName);
        // Documents are never shown under our own origin; they can only be downloaded.
        const url = asset.kind === 'file' ? downloadUrl : await this.sign(objectKey, mimeType);
        const beside = await this.signMade(made, fileName);
        const signed = await this.signCaptions(captions);
        return [asset.id, { ...asset, ...beside, url, downloadUrl, captions: signed }] as const;
      }),
    );
    return new Map(delivered);
  }

  /** Returns a public image, whole or in the nearest size that was made. Private and missing files give the same 404. */
  async publicImage(assetId: string, size?: PictureSize): Promise<PublicImage> {
    return this.image(assetId, 'is_public', size);
  }

  /** Returns an image of the coach's library, for a caller that knows who may see it. */
  async libraryImage(assetId: string): Promise<StoredImage> {
    return this.image(assetId, 'in_library');
  }

  private async image(
    assetId: string,
    flag: 'is_public' | 'in_library',
    size?: PictureSize,
  ): Promise<PublicImage> {
    const row = await this.database.one<PublicRow>(
      `select a.id as name, object_key as "objectKey", mime_type as "mimeType", file_size::float8 as "fileSize",
              coalesce(width, 0) as width, has_sizes as "hasSizes",
              case when $2 then coalesce((select json_agg(json_build_object('name', r.name, 'objectKey', r.object_key,
                'mimeType', r.mime_type, 'fileSize', r.file_size)) from media_renditions r where r.asset_id = a.id), '[]')
              else '[]' end as made
       from media_assets a where id = $1 and kind = 'image' and ${flag}`,
      [assetId, size !== undefined],
    );
    if (!row) throw notFound('Image');
    const { made, width, hasSizes, ...whole } = row;
    const wanted = size === undefined ? [] : renditionsFor(size, width);
    const [best] = wanted.flatMap((name) => made.filter((each) => each.name === name));
    const { objectKey, ...image } = best ? { ...best, name: `${assetId}-${best.name}` } : whole;
    const open = async () => (await this.storage.read(objectKey)).body;
    return { ...image, isFinal: hasSizes || size === undefined, open };
  }

  /** Returns the bytes of a picture, for a module that converts it itself; undefined if there is none. */
  async picture(assetId: string): Promise<Buffer | undefined> {
    const row = await this.database.one<{ objectKey: string }>(
      `select object_key as "objectKey" from media_assets where id = $1 and kind = 'image'`,
      [assetId],
    );
    return row && buffer((await this.storage.read(row.objectKey)).body);
  }

  private signCaptions(captions: readonly CaptionsRow[]): Promise<DeliveredAsset['captions']> {
    return Promise.all(
      captions.map(async ({ objectKey, ...each }) => ({
        ...each,
        url: await this.sign(objectKey, CAPTIONS),
      })),
    );
  }

  private async signMade(made: readonly Rendition[], fileName: string) {
    const called = new Map(made.map((each) => [each.name, each]));
    const [poster, smaller, original] = (['poster', 'smaller', 'original'] as const).map((name) =>
      called.get(name),
    );
    return {
      posterUrl: poster ? await this.sign(poster.objectKey, poster.mimeType) : null,
      smaller: smaller
        ? { url: await this.sign(smaller.objectKey, smaller.mimeType), height: smaller.height ?? 0 }
        : null,
      originalUrl: original
        ? await this.sign(original.objectKey, original.mimeType, originalName(fileName, original))
        : null,
    };
  }

  private sign(objectKey: string, contentType: string, downloadName?: string): Promise<string> {
    const how = { expiresInSeconds: EXPIRES_IN_SECONDS, contentType };
    return this.storage.signedUrl(objectKey, { ...how, ...(downloadName !== undefined && { downloadName }) });
  }

  private async rows(assetIds: readonly string[]): Promise<Row[]> {
    if (assetIds.length === 0) return [];
    return this.database.query<Row>(
      `select a.id, a.kind, a.file_name as "fileName", a.mime_type as "mimeType", a.file_size::float8 as "fileSize",
              a.width, a.height, a.duration_seconds as "durationSeconds", a.plays_everywhere as "canPlayEverywhere", a.object_key as "objectKey",
              a.conversion, a.conversion_percent as "conversionPercent",
              coalesce((select json_agg(json_build_object('name', r.name, 'objectKey', r.object_key, 'mimeType', r.mime_type,
                'height', r.height)) from media_renditions r
                where r.asset_id = a.id and r.name in ('original', 'smaller', 'poster')), '[]') as made,
              coalesce((select json_agg(json_build_object('language', m.language, 'captionsAssetId', c.id,
                'objectKey', c.object_key) order by m.language)
                from media_captions m join media_assets c on c.id = m.captions_asset_id where m.video_id = a.id), '[]') as captions
       from media_assets a where a.id = any($1::uuid[])`,
      [assetIds],
    );
  }
}

/** Name of the upload: the asset's name with the extension of the upload's own type. */
const originalName = (fileName: string, { mimeType }: Rendition): string =>
  safeFileName(fileName.replace(/\.[^.]+$/, ''), typeCalled(mimeType) ?? FILE_TYPES.mp4);

const PUBLIC_IMAGES = '/api/media/public/';
const PUBLIC_IMAGE = new RegExp(`^${PUBLIC_IMAGES}([\\da-f]{8}(?:-[\\da-f]{4}){3}-[\\da-f]{12})$`);

/** Public URL of an image; null if there is none. */
export const publicImageUrl = (assetId: string | null): string | null =>
  assetId === null ? null : PUBLIC_IMAGES + assetId;

/** Returns the asset id in such a URL; undefined for another URL. */
export const publicImageId = (url: string): string | undefined => PUBLIC_IMAGE.exec(url)?.[1];

export const publicImageColumn = (column: string): string => `'${PUBLIC_IMAGES}' || ${column}`;
