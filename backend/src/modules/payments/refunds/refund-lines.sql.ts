import type { Tx } from '../../../platform/database/database.js';
import type { RefundPlan } from './plan-refund.js';

/** Gives each part its share of the line's tax; the last part gets the rest. */
export async function addRefundLines(
  tx: Tx,
  refundId: string,
  lines: RefundPlan['lines'],
  endsAccess: boolean,
): Promise<void> {
  for (const { id, amountCents } of lines) {
    await tx.query(
      `insert into refund_lines (refund_id, order_line_id, amount_cents, ends_access, tax_cents)
       select $1, l.id, $3, $4, coalesce(round(l.tax_cents::numeric * (back.cents + $3) / nullif(l.amount_cents, 0)), 0)::int - back.tax
       from order_lines l cross join lateral (
         select coalesce(sum(amount_cents), 0)::int as cents, coalesce(sum(tax_cents), 0)::int as tax
         from refund_lines where order_line_id = l.id and not is_void
       ) back
       where l.id = $2`,
      [refundId, id, amountCents, endsAccess],
    );
  }
}
