import { Injectable } from '@nestjs/common';
import { Clock } from '../../kernel/clock.js';
import type { Tx } from '../../platform/database/database.js';

/** A taken second seat of a product. */
export type TakenSeat = { productId: string; seatAccountId: string };

const TAKEN = `select s.product_id as "productId", s.seat_account_id as "seatAccountId" from second_seats s`;

/** Second seats of the products a person has. */
@Injectable()
export class SeatRowsService {
  constructor(private readonly clock: Clock) {}

  /**
   * Creates the second seats of the products for two among these, which were opened to a person; a seat may have been
   * chosen before. Returns the people the seats open to: wards with guardianship and consent in force. Waits for a
   * simultaneous choice.
   */
  async bring(tx: Tx, accountId: string, productIds: readonly string[]): Promise<TakenSeat[]> {
    await tx.query(
      `insert into second_seats (account_id, product_id, chosen_at)
       select $1, product_id, $3 from products_for_pairs where product_id = any($2) order by product_id on conflict do nothing`,
      [accountId, productIds, this.clock.now()],
    );
    return tx.query<TakenSeat>(
      `${TAKEN} join guardianships k on k.guardian_id = s.account_id and k.ward_id = s.seat_account_id and k.consented
       where s.account_id = $1 and s.product_id = any($2) order by s.product_id`,
      [accountId, productIds],
    );
  }

  /** Returns the taken second seats among these products of a person. */
  taken(tx: Tx, accountId: string, productIds: readonly string[]): Promise<TakenSeat[]> {
    return tx.query<TakenSeat>(
      `${TAKEN} where s.account_id = $1 and s.product_id = any($2) and s.seat_account_id is not null order by s.product_id`,
      [accountId, productIds],
    );
  }

  /** Frees the seat. The name stays only if it still says whom the seat is for. */
  async free(tx: Tx, accountId: string, productId: string, keepsName: boolean): Promise<void> {
    await tx.query(
      `update second_seats set seat_account_id = null, name = case when $3 then name end
       where account_id = $1 and product_id = $2`,
      [accountId, productId, keepsName],
    );
  }
}
