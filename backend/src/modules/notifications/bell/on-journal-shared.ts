import { Injectable } from '@nestjs/common';
import type { EventMap } from '../../../events/index.js';
import type { Tx } from '../../../platform/database/database.js';
import { type EventListener, OnEvent } from '../../../platform/jobs/handlers.js';
import { BellService } from '../bell.service.js';

/** Tells the coach that a member lets her read a journal. */
@Injectable()
@OnEvent('journal.shared', 'notifications.bell-journal-shared')
export class OnJournalShared implements EventListener<'journal.shared'> {
  constructor(private readonly bell: BellService) {}

  async handle({ shareId, accountId: by }: EventMap['journal.shared'], tx: Tx): Promise<void> {
    await this.bell.ringCoach(tx, {
      kind: 'journal-shared',
      thing: shareId,
      source: shareId,
      by,
      path: '/creator/shared-journals',
    });
  }
}
