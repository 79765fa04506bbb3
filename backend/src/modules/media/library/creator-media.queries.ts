import { isLike } from '../../../platform/database/searchable.js';
import { Injectable } from '@nestjs/common';
import { notFound } from '../../../kernel/errors.js';
import { Database } from '../../../platform/database/database.js';
import { containing, contains, ids, oneOf } from '../../../platform/http/list-filters.js';
import type { ListParams } from '../../../platform/http/list-params.js';
import { type ListFields, readListQuery } from '../../../platform/http/list-query.js';
import { readPage } from '../../../platform/http/read-page.js';
import { counts, times } from '../../../platform/http/list-ranges.js';
import { Storage } from '../../../platform/storage/index.js';
import type {
  MediaAssetDetailResponse,
  MediaAssetResponse,
  MediaKindCountResponse,
} from './creator-media.dto.js';
import { MediaDeliveryService } from '../delivery/media-delivery.service.js';
import { MEDIA_KINDS, type MediaKind } from '../inspection/media-kinds.js';
import { MediaUsageService } from './media-usage.service.js';

export const MEDIA_FIELDS: ListFields = {
  sort: {
    id: 'id',
    fileName: 'lower(file_name)',
    fileType: 'kind',
    fileSize: 'file_size',
    createdAt: 'created_at',
  },
  filter: {
    q: contains('file_name'),
    fileName: contains('file_name'),
    fileType: oneOf(MEDIA_KINDS, 'kind'),
    mimeType: contains('mime_type'),
    id: ids('id'),
    ...counts('fileSize', 'file_size'),
    ...counts('durationSeconds', 'duration_seconds'),
    ...times('createdAt', 'created_at'),
  },
  default: { sort: 'createdAt', order: 'DESC' },
};

interface Row {
  id: string;
  objectKey: string;
  createdAt: Date;
  version: number;
}

const ROW = 'select id, object_key as "objectKey", created_at as "createdAt", version from media_assets';

/** Rows of the coach's library, which excludes members' own pictures (`in_library`). */
@Injectable()
export class CreatorMediaQueries {
  constructor(
    private readonly database: Database,
    private readonly storage: Storage,
    private readonly delivery: MediaDeliveryService,
    private readonly usage: MediaUsageService,
  ) {}

  async list(params: ListParams): Promise<{ items: MediaAssetResponse[]; contentRange: string }> {
    const query = readListQuery(params, MEDIA_FIELDS);
    return readPage(this.database, query, {
      unit: 'media',
      select: ROW,
      from: 'media_assets',
      where: `in_library and ${query.where}`,
      tie: 'id desc',
      show: (rows: Row[]) => this.shape(rows),
    });
  }

  /** Counts the files of every kind, including zeros. */
  async kinds(q: string): Promise<MediaKindCountResponse[]> {
    const rows = await this.database.query<{ kind: MediaKind; count: number }>(
      `select kind, count(*)::int as count from media_assets where in_library and ${isLike('file_name', '$1')} group by kind`,
      [containing(q.trim())],
    );
    const counted = new Map(rows.map(({ kind, count }) => [kind, count]));
    return MEDIA_KINDS.map((fileType) => ({ fileType, count: counted.get(fileType) ?? 0 }));
  }

  async one(id: string): Promise<MediaAssetDetailResponse> {
    const rows = await this.database.query<Row>(`${ROW} where in_library and id = $1`, [id]);
    const [asset] = await this.shape(rows);
    if (!asset) throw notFound('Media asset');
    return { ...asset, usedIn: await this.usage.usesOf(id) };
  }

  private async shape(rows: readonly Row[]): Promise<MediaAssetResponse[]> {
    const delivered = await this.delivery.signedUrls(rows.map(({ id }) => id));
    const shaped = rows.map(async ({ id, objectKey, createdAt, version }) => {
      const asset = delivered.get(id);
      if (!asset) return [];
      const { kind, smaller: _, ...facts } = asset;
      const storageUrl = await this.storage.address(objectKey);
      return [{ ...facts, fileType: kind, storageUrl, createdAt, version }];
    });
    return (await Promise.all(shaped)).flat();
  }
}
