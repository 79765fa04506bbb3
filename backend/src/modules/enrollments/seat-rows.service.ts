import { Injectable } from '@nestjs/common';
import { Clock } from '../../kernel/clock.js';
import type { Tx } from '../../platform/database/database.js';

/** Who takes the second seat of a product. */
export interface TakenSeat {
  productId: string;
  seatAccountId: string;
}

const TAKEN = `select s.product_id as "productId", s.seat_account_id as "seatAccountId" from second_seats s`;

/** The second seats that come with the products a person has. */
@Injectable()
export class SeatRowsService {
  constructor(private readonly clock: Clock) {}

  /**
   * These products were opened to a person: what of them is for two brings a second seat, perhaps one that was chosen before. Answers
   * whom it opens to: a daughter of whose guardianship and consent both stand. A choice that is being written meanwhile is waited for.
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

  /** Of these products of a person. */
  taken(tx: Tx, accountId: string, productIds: readonly string[]): Promise<TakenSeat[]> {
    return tx.query<TakenSeat>(
      `${TAKEN} where s.account_id = $1 and s.product_id = any($2) and s.seat_account_id is not null order by s.product_id`,
      [accountId, productIds],
    );
  }

  /** Nobody takes it any more; the name stays only where it still says for whom it is. */
  async free(tx: Tx, accountId: string, productId: string, keepsName: boolean): Promise<void> {
    await tx.query(
      `update second_seats set seat_account_id = null, name = case when $3 then name end
       where account_id = $1 and product_id = $2`,
      [accountId, productId, keepsName],
    );
  }
}
