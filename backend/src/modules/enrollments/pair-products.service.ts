import { Injectable } from '@nestjs/common';
import { notFound } from '../../kernel/errors.js';
import { Database } from '../../platform/database/database.js';
import { AuditService } from '../audit/index.js';
import type { PairsDto } from './second-seats.dto.js';

/** Marks courses as courses for two. Existing owners keep what they have: with a second seat, or without. */
@Injectable()
export class PairProductsService {
  constructor(
    private readonly database: Database,
    private readonly audit: AuditService,
  ) {}

  /** Throws 404 unless the product is a course. */
  async one(productId: string): Promise<PairsDto> {
    const found = await this.database.one<PairsDto>(
      `select exists (select from products_for_pairs f where f.product_id = p.id) as "isForPairs"
       from product_facts p where p.id = $1 and p.type = 'course'`,
      [productId],
    );
    if (!found) throw notFound('Product');
    return found;
  }

  async set(by: string, productId: string, isForPairs: boolean): Promise<void> {
    const before = await this.one(productId);
    if (before.isForPairs === isForPairs) return;
    await this.database.transaction(async (tx) => {
      await tx.query(
        isForPairs
          ? 'insert into products_for_pairs (product_id) values ($1) on conflict do nothing'
          : 'delete from products_for_pairs where product_id = $1',
        [productId],
      );
      const subject = { type: 'product', id: productId } as const;
      await this.audit.record(tx, { by, action: 'product.pairs_set', subject });
    });
  }

  async isForPairs(productId: string): Promise<boolean> {
    return (
      (await this.database.one('select from products_for_pairs where product_id = $1', [productId])) !==
      undefined
    );
  }
}
