import { Injectable } from '@nestjs/common';
import type { EventMap } from '../../../events/index.js';
import { Clock } from '../../../kernel/clock.js';
import type { Tx } from '../../../platform/database/database.js';
import { On } from '../../../platform/jobs/decorators.js';

/** Records in which mailing someone unsubscribed, and ends their runs through these sequences. */
@Injectable()
export class OnMailingsLeft {
  constructor(private readonly clock: Clock) {}

  @On('mailings.left', 'broadcasts.mailings-left')
  async mailingsLeft({ accountId, kind, deliveryId }: EventMap['mailings.left'], tx: Tx): Promise<void> {
    const now = this.clock.now();
    await tx.query(
      `update mailing_deliveries set unsubscribed_at = $3
       where id = $1 and account_id = $2 and unsubscribed_at is null`,
      [deliveryId, accountId, now],
    );
    await tx.query(
      `update sequence_entries e set ended_at = $3, end_reason = 'unsubscribed' from sequences q
       where q.id = e.sequence_id and e.account_id = $1 and e.ended_at is null and q.purpose || '_mailing' = $2`,
      [accountId, kind, now],
    );
  }
}
