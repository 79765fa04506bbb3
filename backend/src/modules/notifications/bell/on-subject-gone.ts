import { Injectable } from '@nestjs/common';
import type { EventMap } from '../../../events/index.js';
import type { Tx } from '../../../platform/database/database.js';
import { type EventListener, OnEvent } from '../../../platform/jobs/handlers.js';
import { BellService } from '../bell.service.js';

/** Withdraws what was told of things that are gone. */
@Injectable()
@OnEvent('subject.gone', 'notifications.bell-subject-gone')
export class OnSubjectGone implements EventListener<'subject.gone'> {
  constructor(private readonly bell: BellService) {}

  handle({ subject, ids, accountId }: EventMap['subject.gone'], tx: Tx): Promise<void> {
    return this.bell.gone(tx, subject, ids, accountId);
  }
}
