import { Injectable } from '@nestjs/common';
import { Database } from '../../platform/database/database.js';
import type { Gift } from './gift.entity.js';

@Injectable()
export class GiftRecipientsQueries {
  constructor(private readonly database: Database) {}

  /** Returns recipients' names by product, without products that are not gifts or whose buyer was erased. */
  async of(orderId: string): Promise<Map<Gift['productId'], string>> {
    const rows = await this.database.query<{ productId: string; name: string }>(
      `select product_id as "productId", recipient_name as name from gifts
       where order_id = $1 and state <> 'prepared' and recipient_name is not null`,
      [orderId],
    );
    return new Map(rows.map(({ productId, name }) => [productId, name]));
  }
}
