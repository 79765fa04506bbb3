import { Injectable } from '@nestjs/common';
import type { EventMap } from '../../../events/index.js';
import type { Tx } from '../../../platform/database/database.js';
import { type EventListener, OnEvent } from '../../../platform/jobs/handlers.js';
import { BellService } from '../bell.service.js';
import { SETTINGS } from '../settings-paths.js';

/** Tells a minor how a guardian has answered. The guardians have nothing left to answer, so their notifications go. */
@Injectable()
@OnEvent('approval.ended', 'notifications.approval-ended')
export class OnApprovalEnded implements EventListener<'approval.ended'> {
  constructor(private readonly bell: BellService) {}

  async handle(
    { requestId, wardId, act, outcome, guardianId }: EventMap['approval.ended'],
    tx: Tx,
  ): Promise<void> {
    await this.bell.gone(tx, 'approval', [requestId]);
    if (outcome === 'withdrawn') return;
    await this.bell.ring(tx, {
      kind: 'approval-ended',
      accountId: wardId,
      thing: requestId,
      source: requestId,
      by: guardianId,
      path: SETTINGS,
      facts: { act, outcome: outcome === 'approved' ? 'approved' : 'declined' },
    });
  }
}
