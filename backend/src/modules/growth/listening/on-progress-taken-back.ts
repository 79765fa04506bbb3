import { Injectable } from '@nestjs/common';
import type { EventMap } from '../../../events/index.js';
import type { Tx } from '../../../platform/database/database.js';
import { type EventListener, OnEvent } from '../../../platform/jobs/handlers.js';
import { GrowthLedgerService } from '../ledger/growth-ledger.service.js';

/** What is not completed any more brings nothing any more. A certificate that was issued stays. */
@Injectable()
@OnEvent('progress.taken-back', 'growth.progress-taken-back')
export class OnProgressTakenBack implements EventListener<'progress.taken-back'> {
  constructor(private readonly ledger: GrowthLedgerService) {}

  async handle({ accountId, courseId, lessonIds }: EventMap['progress.taken-back'], tx: Tx): Promise<void> {
    await this.ledger.settle(tx, accountId, 'lesson-completed', lessonIds);
    await this.ledger.settle(tx, accountId, 'course-completed', [courseId]);
  }
}
