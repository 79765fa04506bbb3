import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Database } from '../../platform/database/database.js';
import type { Shopper } from './shopper.js';

export interface CartRow {
  id: string;
  productId: string;
}

/** The hash of a visitor's cookie, as the table has it. */
export const hashOf = (visitor: string): string => createHash('sha256').update(visitor).digest('hex');

@Injectable()
export class CartQueries {
  constructor(private readonly database: Database) {}

  /** The member's own lines and the visitor's as one cart, each product once, oldest first. */
  async rowsOf({ accountId, visitor }: Shopper): Promise<CartRow[]> {
    if (accountId === undefined && visitor === undefined) return [];
    return this.database.query<CartRow>(
      `select id, product_id as "productId" from (
         select distinct on (product_id) id, product_id, created_at from cart_items
         where account_id = $1 or visitor_hash = $2
         order by product_id, account_id nulls last
       ) as lines
       order by created_at, id`,
      [accountId ?? null, visitor === undefined ? null : hashOf(visitor)],
    );
  }
}
