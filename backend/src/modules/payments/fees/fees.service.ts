import { Injectable } from '@nestjs/common';
import { shareOut } from '../../../kernel/share-out.js';
import { Database, type Tx } from '../../../platform/database/database.js';
import type { FeeOrigin } from '../payment-review.entity.js';
import { type LockedOrder, lockOrderOfPayment } from '../refunds/locked-order.sql.js';
import { type FeeFact, feeIn } from '../stripe-dispute.js';

/** Records the payment provider's fees. Each balance transaction counts once, however often it is reported. */
@Injectable()
export class FeesService {
  constructor(private readonly database: Database) {}

  /** Records the fee of the payment itself, which counts on the day of the sale. */
  async hear(intentId: string, fact: FeeFact): Promise<void> {
    await this.database.transaction(async (tx) => {
      const order = await lockOrderOfPayment(tx, intentId);
      if (order) await this.record(tx, order, 'payment', { ...fact, takenAt: order.receivedAt });
    });
  }

  /** Shares a fee in the sale's currency among the lines and adds it to the order, which the caller has locked. */
  async record(tx: Tx, order: LockedOrder, origin: FeeOrigin, fact: FeeFact): Promise<void> {
    const amountCents = feeIn(order.soldIn, fact);
    if (amountCents === undefined) return;
    const { stripeTransactionId, takenAt } = fact;
    const shares = shareOut(
      amountCents,
      order.lines.map((line) => line.amountCents),
    );
    for (const [place, { id, productId }] of order.lines.entries()) {
      await tx.query(
        `insert into fees (stripe_transaction_id, order_line_id, order_id, product_id, origin, amount_cents, taken_at)
         values ($1, $2, $3, $4, $5, $6, $7) on conflict do nothing`,
        [stripeTransactionId, id, order.id, productId, origin, shares[place], takenAt],
      );
    }
    await tx.query(
      `update orders set fee_cents = (select sum(amount_cents) from fees where order_id = $1)
       where id = $1 and exists (select from fees where order_id = $1 and origin = 'payment')`,
      [order.id],
    );
  }
}
