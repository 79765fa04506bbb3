import { Injectable } from '@nestjs/common';
import type { EventMap } from '../../events/index.js';
import type { Tx } from '../../platform/database/database.js';
import { type EventListener, OnEvent } from '../../platform/jobs/handlers.js';
import { AccountDeletionService } from './account-deletion.service.js';

/** Schedules the deletion of a minor's account once a guardian has approved it. */
@Injectable()
@OnEvent('approval.ended', 'privacy.approval-ended')
export class OnApprovalEnded implements EventListener<'approval.ended'> {
  constructor(private readonly deletions: AccountDeletionService) {}

  async handle({ wardId, act, outcome }: EventMap['approval.ended'], tx: Tx): Promise<void> {
    if (act === 'deletion' && outcome === 'approved') await this.deletions.begin(tx, wardId);
  }
}
