import { Injectable } from '@nestjs/common';
import { newId } from '../../../kernel/ids.js';
import type { Tx } from '../../../platform/database/database.js';
import type { OrderStatus } from '../order-states.js';

export interface NewOrder {
  accountId: string;
  version: number;
  status: OrderStatus;
  now: Date;
}

@Injectable()
export class NewOrdersService {
  /** Adds an order with the next number. Undefined if the member already has a pending order: only one is allowed. */
  async add(
    tx: Tx,
    { accountId, version, status, now }: NewOrder,
  ): Promise<{ id: string; number: string } | undefined> {
    return tx.one<{ id: string; number: string }>(
      `insert into orders (id, number, account_id, status, version, created_at, active_at)
       values ($1, 'S-' || nextval('order_numbers'), $2, $3, $4, $5, $5)
       on conflict do nothing returning id, number`,
      [newId(), accountId, status, version, now],
    );
  }
}
