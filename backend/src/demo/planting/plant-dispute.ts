import { type DemoOwnership, demoId } from '../content/index.js';
import type { Owned, Planting } from './planting.js';

/** Days that the coach has to answer. */
const ANSWER_DAYS = 7;

/** Plants an open dispute of a planted order: the bank has taken the money and expects an answer. */
export async function plantDispute(
  { tx, daysAgo }: Planting,
  { accountId, product }: Owned,
  orderId: string,
  { daysAgo: days, reason }: NonNullable<DemoOwnership['dispute']>,
): Promise<void> {
  const id = demoId(`dispute/${accountId}/${product.key}`);
  await tx.query(`update orders set status = 'disputed', dispute = 'needs_answer' where id = $1`, [orderId]);
  await tx.query(
    `insert into disputes (id, order_id, stripe_dispute_id, stage, amount_cents, reason, opened_at, answer_by)
     select $1, id, $3, 'needs_answer', received_cents, $4, $5, $6 from orders where id = $2`,
    [id, orderId, `dp_demo_${id.replaceAll('-', '')}`, reason, daysAgo(days), daysAgo(days - ANSWER_DAYS)],
  );
}
