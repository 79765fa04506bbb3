import { Injectable } from '@nestjs/common';
import { notFound } from '../../../kernel/errors.js';
import { toDecimal } from '../../../kernel/money.js';
import { Database } from '../../../platform/database/database.js';
import { EnrollmentsService } from '../../enrollments/index.js';
import { EndingSessionsQueries } from './ending-sessions.queries.js';
import { findOrder } from './locked-order.sql.js';
import { consequencesOf, ownProducts, sourceOf } from './refund-consequences.js';
import { planOf } from './refund-requests.service.js';
import type { RefundPreviewResponse } from './refunds.dto.js';

/** Previews a refund with the same functions that carry it out. */
@Injectable()
export class RefundPreviewService {
  constructor(
    private readonly database: Database,
    private readonly enrollments: EnrollmentsService,
    private readonly sessions: EndingSessionsQueries,
  ) {}

  async preview(orderId: string, lineIds: readonly string[] | undefined): Promise<RefundPreviewResponse> {
    const order = await findOrder(this.database, orderId);
    if (!order) throw notFound('Order');
    const plan = planOf(order, lineIds);
    const lines = order.lines.filter(({ id }) => plan.lines.some((line) => line.id === id));
    const productIds = ownProducts(lines);
    const sessions = await this.database.transaction((tx) => this.sessions.of(tx, { orderId, productIds }));
    const ending = await this.enrollments.endingOf({
      accountId: order.accountId,
      productIds,
      ...sourceOf(order),
    });
    return { amount: toDecimal(plan.amountCents), ...consequencesOf(lines, ending), sessions };
  }
}
