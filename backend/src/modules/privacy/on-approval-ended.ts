import { Injectable } from '@nestjs/common';
import type { EventMap } from '../../events/index.js';
import type { Tx } from '../../platform/database/database.js';
import { On } from '../../platform/jobs/decorators.js';
import { AccountDeletionService } from './account-deletion.service.js';

/** Schedules the deletion of a minor's account once a guardian has approved it. */
@Injectable()
export class OnApprovalEnded {
  constructor(private readonly deletions: AccountDeletionService) {}

  @On('approval.ended', 'privacy.approval-ended')
  async approvalEnded({ wardId, act, outcome }: EventMap['approval.ended'], tx: Tx): Promise<void> {
    if (act === 'deletion' && outcome === 'approved') await this.deletions.begin(tx, wardId);
  }
}
