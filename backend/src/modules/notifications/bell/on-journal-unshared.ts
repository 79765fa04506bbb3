import { Injectable } from '@nestjs/common';
import type { EventMap } from '../../../events/index.js';
import type { Tx } from '../../../platform/database/database.js';
import { type EventListener, OnEvent } from '../../../platform/jobs/handlers.js';
import { BellService } from '../bell.service.js';

/** A journal that is shared no longer, and the answer to it, are told of no longer. Sharing it again is news. */
@Injectable()
@OnEvent('journal.unshared', 'notifications.bell-journal-unshared')
export class OnJournalUnshared implements EventListener<'journal.unshared'> {
  constructor(private readonly bell: BellService) {}

  async handle({ shareId }: EventMap['journal.unshared'], tx: Tx): Promise<void> {
    await this.bell.gone(tx, 'journal', [shareId]);
    await this.bell.takeBack(tx, ['journal-shared'], [shareId]);
  }
}
