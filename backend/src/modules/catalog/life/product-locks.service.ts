import { Injectable } from '@nestjs/common';
import { conflict, notFound } from '../../../kernel/errors.js';
import type { Tx } from '../../../platform/database/database.js';
import { Product } from '../product.entity.js';

/** Locks products before a change, so that each change sees the outcome of the one before. */
@Injectable()
export class ProductLocksService {
  /** Locks the product until the transaction ends. Throws 404 for a removed one. */
  async lock(tx: Tx, id: string): Promise<Product> {
    const product = await tx.findOne(Product, { where: { id }, lock: { mode: 'pessimistic_write' } });
    if (!product || product.removedAt !== null) throw notFound('Product');
    return product;
  }

  /**
   * Throws if a bundle in the shop contains the product. The caller has locked the product, and publishing a bundle
   * locks its parts, so one of the two sees the other.
   */
  async assertInNoBundle(tx: Tx, productId: string): Promise<void> {
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
