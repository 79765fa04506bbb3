import { Injectable } from '@nestjs/common';
import { conflict } from '../../../kernel/errors.js';
import type { Tx } from '../../../platform/database/database.js';

/** Keeps parts of a published bundle in the shop, because its buyers are promised them (product rule 4.19). */
@Injectable()
export class PublishedBundlesService {
  /** The caller has locked the product, and a bundle locks its parts when it is published: one of the two sees the other. */
  async assertFree(tx: Tx, productId: string): Promise<void> {
    const bundles = await tx.query<{ title: string }>(
      `select p.title from bundle_parts b join products p on p.id = b.bundle_id
       where b.product_id = $1 and p.status = 'published' order by p.title`,
      [productId],
    );
    if (bundles.length === 0) return;
    const titles = bundles.map(({ title }) => `“${title}”`).join(', ');
    throw conflict('in_bundle', `This product is part of ${titles}. Remove it there first.`);
  }
}
