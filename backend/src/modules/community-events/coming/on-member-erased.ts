import { Injectable } from '@nestjs/common';
import type { EventMap } from '../../../events/index.js';
import type { Tx } from '../../../platform/database/database.js';
import { On } from '../../../platform/jobs/decorators.js';
import { LeavingService } from './leaving.service.js';

/** Where the member came, or waited, is forgotten; her places go to those who wait. */
@Injectable()
export class OnMemberErased {
  constructor(private readonly leaving: LeavingService) {}

  @On('member.erased', 'community-events.erase')
  erase({ accountId }: EventMap['member.erased'], tx: Tx): Promise<void> {
    return this.leaving.everything(tx, accountId);
  }
}
