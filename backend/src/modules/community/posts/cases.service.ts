import { Injectable } from '@nestjs/common';
import type { Tx } from '../../../platform/database/database.js';
import { Outbox } from '../../../platform/jobs/outbox.js';

/** Posts and comments that need the coach's decision, or that the coach has hidden. */
@Injectable()
export class CasesService {
  constructor(private readonly outbox: Outbox) {}

  /** Withdraws the notifications about deleted contributions. */
  async withdraw(tx: Tx, ids: string[]): Promise<void> {
    for (const subject of ['moderation-case', 'hidden-contribution'] as const)
      await this.outbox.publish(tx, 'subject.gone', { subject, ids });
  }
}
