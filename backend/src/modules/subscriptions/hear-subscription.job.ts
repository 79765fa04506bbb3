import { Injectable } from '@nestjs/common';
import { z } from 'zod';
import { Clock, hours, later, minutes } from '../../kernel/clock.js';
import { Database } from '../../platform/database/database.js';
import { Every, Runs } from '../../platform/jobs/decorators.js';
import { job, type PayloadOf } from '../../platform/jobs/job.js';
import { JobQueue } from '../../platform/jobs/job-queue.js';
import { SubscriptionNewsService } from './subscription-news.service.js';

export const HEAR_SUBSCRIPTION = job('subscriptions.hear', { stripeId: z.string() });

const AT_ONCE = 500;

/** Asks Stripe about subscriptions: after each of its events, and when a payment should have happened. */
@Injectable()
export class HearSubscriptionJob {
  constructor(
    private readonly database: Database,
    private readonly news: SubscriptionNewsService,
    private readonly queue: JobQueue,
    private readonly clock: Clock,
  ) {}

  @Runs(HEAR_SUBSCRIPTION)
  async run({ stripeId }: PayloadOf<typeof HEAR_SUBSCRIPTION>): Promise<void> {
    await this.news.hear(stripeId);
  }

  /**
   * Finds out what webhooks did not tell: asks hourly about first payments, failed ones, and periods that are over, and
   * daily about all others.
   */
  @Every(minutes(10), 'subscriptions.hear-due')
  async askAboutDue(): Promise<void> {
    const now = this.clock.now();
    await this.database.transaction(async (tx) => {
      const due = await tx.query<{ stripeId: string }>(
        `update subscriptions set checked_at = $1 where id in (
           select id from subscriptions
           where ended_at is null and stripe_id is not null and coalesce(checked_at, created_at) <= case
             when status in ('incomplete', 'past_due') or coalesce(next_payment_at, cancel_at) <= $2 then $2::timestamptz
             else $3::timestamptz end
           order by checked_at limit $4 for update skip locked)
         returning stripe_id as "stripeId"`,
        [now, later(now, -hours(1)), later(now, -hours(24)), AT_ONCE],
      );
      await this.queue.addMany(
        tx,
        due.map(({ stripeId }) => ({
          job: HEAR_SUBSCRIPTION,
          payload: { stripeId },
          dedupeKey: `${HEAR_SUBSCRIPTION.kind}:${stripeId}:${now.toISOString()}`,
        })),
      );
    });
  }
}
