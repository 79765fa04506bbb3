import { Injectable } from '@nestjs/common';
import type { EventMap } from '../../../events/index.js';
import type { Tx } from '../../../platform/database/database.js';
import { type EventListener, OnEvent } from '../../../platform/jobs/handlers.js';
import { BellService } from '../bell.service.js';

/** What is shared no longer, the coach is told of no longer. */
@Injectable()
@OnEvent('journal.unshared', 'notifications.bell-journal-unshared')
export class OnJournalUnshared implements EventListener<'journal.unshared'> {
  constructor(private readonly bell: BellService) {}

  handle({ shareId }: EventMap['journal.unshared'], tx: Tx): Promise<void> {
    return this.bell.takeBack(tx, ['journal-shared'], [shareId]);
  }
}
