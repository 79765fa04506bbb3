import { isDeepStrictEqual } from 'node:util';
import { Injectable } from '@nestjs/common';
import { wrongFields } from '../../../kernel/errors.js';
import type { Tx } from '../../../platform/database/database.js';
import { BundlePart, type Product } from '../product.entity.js';
import { ProductContentsQueries } from '../life/product-contents.queries.js';
import { assertReady } from '../life/product-readiness.js';

/**
 * Sets the parts of a bundle, in the coach's order. Buyers keep the parts it had when they bought it (product rule
 * 4.20).
 */
@Injectable()
export class BundlePartsService {
  constructor(private readonly contents: ProductContentsQueries) {}

  /** Replaces the parts; false if nothing changed, including the order. A bundle in the shop must remain sellable. */
  async replace(tx: Tx, bundle: Product, partIds: readonly string[]): Promise<boolean> {
    const before = await this.of(tx, bundle.id);
    if (isDeepStrictEqual(before, partIds)) return false;
    await assertMayBeParts(tx, bundle, partIds);
    await tx.delete(BundlePart, { bundleId: bundle.id });
    await this.add(tx, bundle.id, partIds);
    if (bundle.status === 'published' || bundle.publishAt !== null)
      assertReady(await this.contents.of(tx, bundle));
    return true;
  }

  async copy(tx: Tx, fromBundleId: string, toBundleId: string): Promise<void> {
    await this.add(tx, toBundleId, await this.of(tx, fromBundleId));
  }

  private async of(tx: Tx, bundleId: string): Promise<string[]> {
    const parts = await tx.find(BundlePart, { where: { bundleId }, order: { position: 'ASC' } });
    return parts.map(({ productId }) => productId);
  }

  private async add(tx: Tx, bundleId: string, partIds: readonly string[]): Promise<void> {
    const rows = partIds.map((productId, position) => ({ bundleId, productId, position }));
    if (rows.length > 0) await tx.insert(BundlePart, rows);
  }
}

/** Refuses parts of products other than bundles, and parts that are missing, removed or bundles themselves. */
async function assertMayBeParts(tx: Tx, { type }: Product, partIds: readonly string[]): Promise<void> {
  const found = await tx.only<{ count: number }>(
    `select count(*)::int as count from products
     where id = any($1::uuid[]) and type <> 'bundle' and removed_at is null`,
    [partIds],
  );
  const fault =
    (type !== 'bundle' && 'are only for bundles') ||
    (found.count < partIds.length && 'contains a product that can’t be in a bundle');
  if (fault) throw wrongFields({ partIds: fault });
}
