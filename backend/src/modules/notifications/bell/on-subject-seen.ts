import { Injectable } from '@nestjs/common';
import type { EventMap } from '../../../events/index.js';
import type { Tx } from '../../../platform/database/database.js';
import { type EventListener, OnEvent } from '../../../platform/jobs/handlers.js';
import { BellService } from '../bell.service.js';

/** Marks as read what was told of things that a person has seen. */
@Injectable()
@OnEvent('subject.seen', 'notifications.bell-subject-seen')
export class OnSubjectSeen implements EventListener<'subject.seen'> {
  constructor(private readonly bell: BellService) {}

  handle({ subject, ids, accountId }: EventMap['subject.seen'], tx: Tx): Promise<void> {
    return this.bell.seen(tx, subject, ids, accountId);
  }
}
