import { Injectable } from '@nestjs/common';
import type { Tx } from '../../../platform/database/database.js';
import type { Product } from '../product.entity.js';
import type { ProductContents } from './product-readiness.js';

/** How much a product holds: its own files, and the lessons that courses keeps. */
@Injectable()
export class ProductContentsQueries {
  async of(tx: Tx, { id, type }: Pick<Product, 'id' | 'type'>): Promise<ProductContents> {
    const [counted] = (await tx.query(
      `select (select count(*)::int from lesson_places where course_id = $1) as lessons,
              (select count(*)::int from product_files where product_id = $1) as files`,
      [id],
    )) as [Omit<ProductContents, 'type'>];
    return { type, ...counted };
  }
}
