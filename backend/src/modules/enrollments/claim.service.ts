import { Injectable } from '@nestjs/common';
import { notFound, unprocessable } from '../../kernel/errors.js';
import { Database } from '../../platform/database/database.js';
import { ProductsQueries } from '../catalog/index.js';
import { EnrollmentsService } from './enrollments.service.js';

/** Claims free products, without a card and without a cart (product rule 4.5). */
@Injectable()
export class ClaimService {
  constructor(
    private readonly database: Database,
    private readonly products: ProductsQueries,
    private readonly enrollments: EnrollmentsService,
  ) {}

  async claim(accountId: string, productId: string): Promise<void> {
    const product = (await this.products.sellable([productId])).get(productId);
    if (!product) throw notFound('Product');
    if (product.priceCents !== null) throw unprocessable('not_free', 'This product has a price');
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
}
