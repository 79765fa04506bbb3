import type { Tx } from '../../../platform/database/database.js';
import type { RefundPlan } from './plan-refund.js';

export async function addRefundLines(
  tx: Tx,
  refundId: string,
  lines: RefundPlan['lines'],
  endsAccess: boolean,
): Promise<void> {
  for (const { id, amountCents } of lines) {
    await tx.query(
      `insert into refund_lines (refund_id, order_line_id, amount_cents, ends_access) values ($1, $2, $3, $4)`,
      [refundId, id, amountCents, endsAccess],
    );
  }
}
