import { Injectable } from '@nestjs/common';
import type { EventMap } from '../../../events/index.js';
import type { Tx } from '../../../platform/database/database.js';
import { type EventListener, OnEvent } from '../../../platform/jobs/handlers.js';
import { GrowthLedgerService } from '../ledger/growth-ledger.service.js';

/** A completed course brings points beside those of its lessons. */
@Injectable()
@OnEvent('course.completed', 'growth.course-completed')
export class OnCourseCompleted implements EventListener<'course.completed'> {
  constructor(private readonly ledger: GrowthLedgerService) {}

  handle({ accountId, courseId }: EventMap['course.completed'], tx: Tx): Promise<void> {
    return this.ledger.settle(tx, accountId, 'course-completed', [courseId]);
  }
}
