import { Injectable } from '@nestjs/common';
import { Clock, seconds } from '../../../kernel/clock.js';
import { notFound } from '../../../kernel/errors.js';
import type { Page } from '../../../platform/http/list-response.js';
import type { PageQuery } from '../../../platform/http/page-query.js';
import { JobQueue } from '../../../platform/jobs/job-queue.js';
import { CHECK_INTENT } from '../settling/check-intent.job.js';
import { awaitsMoney } from '../order-states.js';
import { OrdersQueries, type OrderWithReceipt } from './orders.queries.js';

const NUDGE_EVERY = seconds(5);

@Injectable()
export class OrdersService {
  constructor(
    private readonly queries: OrdersQueries,
    private readonly queue: JobQueue,
    private readonly clock: Clock,
  ) {}

  history(accountId: string, query: PageQuery): Promise<Page<OrderWithReceipt>> {
    return this.queries.history(accountId, query);
  }

  /** Returns an order. Asks Stripe if it is pending, so that the page shows the payment even without a webhook. */
  async one(accountId: string, id: string): Promise<OrderWithReceipt> {
    const order = await this.queries.one(accountId, id);
    if (!order) throw notFound('Order');
    if (awaitsMoney(order.status)) await this.askStripe(id);
    return order;
  }

  private async askStripe(orderId: string): Promise<void> {
    const moment = Math.floor(this.clock.now().getTime() / NUDGE_EVERY);
    for (const intentId of await this.queries.openIntents(orderId)) {
      await this.queue.addAlone({
        job: CHECK_INTENT,
        payload: { intentId },
        dedupeKey: `${CHECK_INTENT.kind}:${intentId}:${moment}`,
      });
    }
  }
}
