import { Injectable } from '@nestjs/common';
import { notFound } from '../../../kernel/errors.js';
import type { Tx } from '../../../platform/database/database.js';
import { Product } from '../product.entity.js';

/** Every change of a product locks its row first, so that it sees the outcome of the change before it. */
@Injectable()
export class ProductLocksService {
  /** Locks the product until the transaction ends. A removed product is not found. */
  async lock(tx: Tx, id: string): Promise<Product> {
    const product = await tx.findOne(Product, { where: { id }, lock: { mode: 'pessimistic_write' } });
    if (!product || product.removedAt !== null) throw notFound('Product');
    return product;
  }
}
