import { Injectable } from '@nestjs/common';
import type { EventMap } from '../../../events/index.js';
import type { Tx } from '../../../platform/database/database.js';
import { type EventListener, OnEvent } from '../../../platform/jobs/handlers.js';
import { LeavingService } from './leaving.service.js';

/** Where the member came, or waited, is forgotten; her places go to those who wait. */
@Injectable()
@OnEvent('member.erased', 'community-events.erase')
export class OnMemberErased implements EventListener<'member.erased'> {
  constructor(private readonly leaving: LeavingService) {}

  handle({ accountId }: EventMap['member.erased'], tx: Tx): Promise<void> {
    return this.leaving.everything(tx, accountId);
  }
}
