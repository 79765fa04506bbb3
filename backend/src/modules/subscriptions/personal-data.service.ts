import { Injectable } from '@nestjs/common';
import type { EventMap } from '../../events/index.js';
import type { Tx } from '../../platform/database/database.js';
import { On } from '../../platform/jobs/decorators.js';
import { JobQueue } from '../../platform/jobs/job-queue.js';
import { type PersonalData, TellsPersonalData } from '../../platform/personal-data/index.js';
import { cancellation } from './cancel-subscription.job.js';
import { runningOf } from './subscription.sql.js';
import { SubscriptionsQueries } from './subscriptions.queries.js';

@Injectable()
@TellsPersonalData({ order: 21, tables: ['subscriptions'] })
export class PersonalDataService {
  constructor(
    private readonly subscriptions: SubscriptionsQueries,
    private readonly queue: JobQueue,
  ) {}

  async collect(accountId: string): Promise<PersonalData> {
    const subscriptions = await this.subscriptions.of(accountId);
    return {
      pages: [
        {
          name: 'subscriptions',
          title: 'Your subscriptions',
          lead: 'What you pay or paid in regular payments. Each payment is among your orders.',
          entries: subscriptions.map((one) => ({
            title: one.title,
            facts: {
              Offer: one.offerName,
              Status: one.status.replace('_', ' '),
              'Each payment': `${one.total} ${one.currency.toUpperCase()}`,
              'Paid every': one.interval,
              'Payments made': one.paymentsMade,
              Started: one.startedAt,
              'Next payment': one.nextPaymentAt,
              Ended: one.endedAt,
              'Reason for canceling': one.cancelReason,
              Card: one.cardLast4 && `${one.cardBrand ?? 'card'} ending in ${one.cardLast4}`,
            },
          })),
          rows: subscriptions,
        },
      ],
    };
  }

  /** Stops the payments of an erased member, and deletes her reasons; the rows stay, because orders name them. */
  @On('member.erased', 'subscriptions.erase')
  async erase({ accountId }: EventMap['member.erased'], tx: Tx): Promise<void> {
    await tx.query('delete from payment_customers where account_id = $1', [accountId]);
    await tx.query('update subscriptions set cancel_reason = null where account_id = $1', [accountId]);
    await this.queue.addMany(
      tx,
      (await runningOf(tx, accountId)).map(({ stripeId }) => cancellation(stripeId, 'erased')),
    );
  }
}
