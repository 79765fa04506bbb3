import { Injectable } from '@nestjs/common';
import { notFound, unprocessable } from '../../kernel/errors.js';
import { Database } from '../../platform/database/database.js';
import type { SignedIn } from '../../platform/security/actor.js';
import { type ProductDownload, ProductsQueries } from '../catalog/index.js';
import { EnrollmentsService } from './enrollments.service.js';

/** Gives free products to members, and the files of a product to its owners and the coach. */
@Injectable()
export class OwnedProductService {
  constructor(
    private readonly database: Database,
    private readonly products: ProductsQueries,
    private readonly enrollments: EnrollmentsService,
  ) {}

  /** Claims a free product, without a card and without a cart (product rule 4.5). */
  async claim(accountId: string, productId: string): Promise<void> {
    const product = (await this.products.sellable([productId])).get(productId);
    if (!product) throw notFound('Product');
    if (product.priceCents !== null || product.isSubscriptionOnly)
      throw unprocessable('not_free', 'This product has a price');
    const parts = await this.products.partsOf([productId]);
    await this.database.transaction((tx) =>
      this.enrollments.grant(tx, {
        accountId,
        productIds: [productId],
        source: 'free',
        sourceId: null,
        parts,
      }),
    );
  }

  /** Returns the files; 404 for a product the member does not own or that does not exist. */
  async files(me: SignedIn, productId: string): Promise<ProductDownload[]> {
    if (!(await this.mayOpen(me, productId))) throw notFound('Product');
    return this.products.downloads(productId);
  }

  private async mayOpen({ accountId, role }: SignedIn, productId: string): Promise<boolean> {
    if (role === 'creator') return (await this.products.byIds([productId])).has(productId);
    return (await this.enrollments.owns(accountId, [productId])).has(productId);
  }
}
