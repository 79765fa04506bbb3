import { Injectable } from '@nestjs/common';
import { conflict, notFound } from '../../../kernel/errors.js';
import { Database, type Tx } from '../../../platform/database/database.js';
import { AuditService } from '../../audit/index.js';
import {
  addRefundLines,
  type LockedLine,
  type LockedOrder,
  type LockedRefund,
  lockOrder,
} from './locked-order.sql.js';
import { share } from './plan-refund.js';
import { RefundEffectsService } from './refund-effects.service.js';

/** Records which products a partial refund at the payment provider was for; access to them ends. */
@Injectable()
export class RefundDecisionsService {
  constructor(
    private readonly database: Database,
    private readonly effects: RefundEffectsService,
    private readonly audit: AuditService,
  ) {}

  /** Records the decision. Without lines it was goodwill: the money is gone, and access stays. */
  async decide(by: string, orderId: string, refundId: string, lineIds: readonly string[]): Promise<void> {
    await this.database.transaction(async (tx) => {
      const order = await lockOrder(tx, orderId);
      const refund = order?.refunds.find(({ id }) => id === refundId);
      if (!order || !refund) throw notFound('Refund');
      if (!refund.needsDecision || refund.status !== 'succeeded')
        throw conflict('already_resolved', 'This refund was already assigned');
      const chosen = order.lines.filter(({ id, isEnding }) => lineIds.includes(id) && !isEnding);
      if (chosen.length !== new Set(lineIds).size)
        throw conflict('nothing_to_refund', 'There’s nothing left to refund');
      await this.allot(tx, order, refund, chosen);
      await this.effects.decide(tx, order, refund);
      await this.audit.record(tx, {
        by,
        action: 'order.refund_allotted',
        subject: { type: 'order', id: orderId },
        memberId: order.accountId,
      });
    });
  }

  /** Shares the money among the chosen lines first, then among the others. */
  private async allot(tx: Tx, order: LockedOrder, refund: LockedRefund, chosen: LockedLine[]): Promise<void> {
    const before = await tx.query<{ id: string; cents: number }>(
      'delete from refund_lines where refund_id = $1 returning order_line_id as id, amount_cents as cents',
      [refund.id],
    );
    const without = (line: LockedLine): LockedLine => ({
      ...line,
      refundedCents: line.refundedCents - (before.find(({ id }) => id === line.id)?.cents ?? 0),
    });
    const others = order.lines.filter((line) => !line.isEnding && !chosen.includes(line));
    const parts = share(refund.amountCents, [...chosen, ...others].map(without));
    await addRefundLines(tx, refund.id, parts.slice(0, chosen.length), true);
    await addRefundLines(tx, refund.id, parts.slice(chosen.length), false);
    await tx.query('update refunds set awaits_decision = false where id = $1', [refund.id]);
  }
}
