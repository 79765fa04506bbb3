import { Injectable } from '@nestjs/common';
import type { EventMap } from '../../events/index.js';
import { Clock } from '../../kernel/clock.js';
import type { Tx } from '../../platform/database/database.js';
import { On } from '../../platform/jobs/decorators.js';
import { JobQueue } from '../../platform/jobs/job-queue.js';
import { cancellation } from './cancel-subscription.job.js';
import { runningOf } from './subscription.sql.js';

/** Charges no member who cannot sign in. What is paid stays, in case the coach unblocks her. */
@Injectable()
export class OnMembers {
  constructor(
    private readonly queue: JobQueue,
    private readonly clock: Clock,
  ) {}

  @On('member.blocked', 'subscriptions.cancel-blocked')
  async cancelBlocked({ accountId }: EventMap['member.blocked'], tx: Tx): Promise<void> {
    const why = `blocked:${this.clock.now().toISOString()}`;
    await this.queue.addMany(
      tx,
      (await runningOf(tx, accountId)).map(({ stripeId, status }) =>
        cancellation(stripeId, why, status === 'active'),
      ),
    );
  }
}
