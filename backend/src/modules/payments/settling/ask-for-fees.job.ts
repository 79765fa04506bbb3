import { Injectable } from '@nestjs/common';
import { Clock, hours, later, minutes } from '../../../kernel/clock.js';
import { Database } from '../../../platform/database/database.js';
import { Every } from '../../../platform/jobs/decorators.js';
import { JobQueue } from '../../../platform/jobs/job-queue.js';
import { CHECK_CHARGE } from './check-charge.job.js';

/** Max orders per run, so that the payment provider is not asked about years of orders at once. */
const AT_ONCE = 200;

/**
 * Asks for unknown fees: of orders from before fees were stored, and of payments not yet available in the shop's
 * account. Newest first; older ones are asked about less often.
 */
@Injectable()
export class AskForFeesJob {
  constructor(
    private readonly database: Database,
    private readonly queue: JobQueue,
    private readonly clock: Clock,
  ) {}

  @Every(hours(1), 'payments.ask-for-fees')
  async run(): Promise<void> {
    const now = this.clock.now();
    await this.database.transaction(async (tx) => {
      const due = await tx.query<{ intentId: string }>(
        `update orders o set fee_checked_at = $1 from order_versions v
         where v.order_id = o.id and v.version = o.version and o.id in (
           select id from orders
           where received_at <= $2 and fee_cents is null
             and (fee_checked_at is null or $1 - fee_checked_at >= ($1 - received_at) / 10)
           order by received_at desc limit ${AT_ONCE})
         returning v.payment_intent_id as "intentId"`,
        [now, later(now, -minutes(1))],
      );
      for (const { intentId } of due) {
        const dedupeKey = `${CHECK_CHARGE.kind}:${intentId}:${now.toISOString()}`;
        await this.queue.add(tx, { job: CHECK_CHARGE, payload: { intentId }, dedupeKey });
      }
    });
  }
}
