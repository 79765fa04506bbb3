import { Injectable } from '@nestjs/common';
import type { EventMap } from '../../../events/index.js';
import type { Tx } from '../../../platform/database/database.js';
import { type EventListener, OnEvent } from '../../../platform/jobs/handlers.js';
import { GrowthLedgerService } from '../ledger/growth-ledger.service.js';

/** A completed lesson brings points. */
@Injectable()
@OnEvent('lesson.completed', 'growth.lesson-completed')
export class OnLessonCompleted implements EventListener<'lesson.completed'> {
  constructor(private readonly ledger: GrowthLedgerService) {}

  handle({ accountId, lessonId }: EventMap['lesson.completed'], tx: Tx): Promise<void> {
    return this.ledger.settle(tx, accountId, 'lesson-completed', [lessonId]);
  }
}
