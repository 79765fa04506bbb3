import { Injectable } from '@nestjs/common';
import type { EventMap } from '../../../events/index.js';
import { Clock } from '../../../kernel/clock.js';
import type { Tx } from '../../../platform/database/database.js';
import { On } from '../../../platform/jobs/decorators.js';

/** Tells in which letter somebody left these letters, and ends her way through the sequences that send them. */
@Injectable()
export class OnLettersLeft {
  constructor(private readonly clock: Clock) {}

  @On('letters.left', 'broadcasts.letters-left')
  async lettersLeft({ accountId, kind, deliveryId }: EventMap['letters.left'], tx: Tx): Promise<void> {
    const now = this.clock.now();
    await tx.query(
      `update letter_deliveries set unsubscribed_at = $3
       where id = $1 and account_id = $2 and unsubscribed_at is null`,
      [deliveryId, accountId, now],
    );
    await tx.query(
      `update sequence_entries e set ended_at = $3, end_reason = 'unsubscribed' from sequences q
       where q.id = e.sequence_id and e.account_id = $1 and e.ended_at is null and q.purpose || '-letter' = $2`,
      [accountId, kind, now],
    );
  }
}
