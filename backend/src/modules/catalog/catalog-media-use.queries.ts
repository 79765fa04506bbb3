import { Injectable } from '@nestjs/common';
import { Database } from '../../platform/database/database.js';
import { type MediaUsageTeller, type MediaUse, TellsMediaUse } from '../media/index.js';

/** Assets that products show or sell. */
@Injectable()
@TellsMediaUse()
export class CatalogMediaUseQueries implements MediaUsageTeller {
  constructor(private readonly database: Database) {}

  usesOf(assetId: string): Promise<MediaUse[]> {
    return this.database.query<MediaUse & Record<string, unknown>>(
      `select 'thumbnail' as place, id, title from products where thumbnail_asset_id = $1 or $1 = any(preview_asset_ids)
       union all
       select 'product_file', p.id, p.title from product_files f join products p on p.id = f.product_id
       where f.asset_id = $1
       order by 1, 3, 2`,
      [assetId],
    );
  }
}
