import { Injectable } from '@nestjs/common';
import type { Tx } from '../../../platform/database/database.js';
import type { Product } from '../product.entity.js';
import type { ProductContents } from './product-readiness.js';

/** Reads the contents of a product: its own files and parts, and the lessons of its course. */
@Injectable()
export class ProductContentsQueries {
  async of(tx: Tx, { id, type, isSubscriptionOnly }: Product): Promise<ProductContents> {
    const { offers, ...counted } = await tx.only<
      Pick<ProductContents, 'lessons' | 'files'> & { offers: number }
    >(
      `select (select count(*)::int from builder_lessons where course_id = $1) as lessons,
              (select count(*)::int from product_files where product_id = $1) as files,
              (select count(*)::int from recurring_offers where product_id = $1) as offers`,
      [id],
    );
    const partsPublished = await this.partsPublished(tx, id);
    return { type, ...counted, partsPublished, recurringOffers: isSubscriptionOnly ? offers : null };
  }

  /**
   * Returns which parts are published. Locks them, so that none leaves the shop while the bundle is being published.
   */
  private async partsPublished(tx: Tx, id: string): Promise<boolean[]> {
    const parts = await tx.query<{ isPublished: boolean }>(
      `select p.status = 'published' as "isPublished" from bundle_parts b join products p on p.id = b.product_id
       where b.bundle_id = $1 order by p.id for share of p`,
      [id],
    );
    return parts.map(({ isPublished }) => isPublished);
  }
}
