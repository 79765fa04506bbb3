import { Injectable } from '@nestjs/common';
import { notFound } from '../../kernel/errors.js';
import type { SignedIn } from '../../platform/security/actor.js';
import { type ProductDownload, ProductsQueries } from '../catalog/index.js';
import { EnrollmentsService } from './enrollments.service.js';

/** The files of a product, for its owners and the coach. */
@Injectable()
export class ProductFilesService {
  constructor(
    private readonly products: ProductsQueries,
    private readonly enrollments: EnrollmentsService,
  ) {}

  /** Returns the files. Somebody else's product and a missing one give the same 404. */
  async files(me: SignedIn, productId: string): Promise<ProductDownload[]> {
    if (!(await this.mayOpen(me, productId))) throw notFound('Product');
    return this.products.downloads(productId);
  }

  private async mayOpen({ accountId, role }: SignedIn, productId: string): Promise<boolean> {
    if (role === 'creator') return (await this.products.byIds([productId])).has(productId);
    return (await this.enrollments.owns(accountId, [productId])).has(productId);
  }
}
