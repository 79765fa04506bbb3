import { Injectable } from '@nestjs/common';
import type { EventMap } from '../../../events/index.js';
import { newId } from '../../../kernel/ids.js';
import type { Tx } from '../../../platform/database/database.js';
import { type EventListener, OnEvent } from '../../../platform/jobs/handlers.js';
import { BellService } from '../bell.service.js';
import { FAMILY } from '../settings-paths.js';

/** Tells the guardian who has invited a second one that she has accepted. */
@Injectable()
@OnEvent('guardian.joined', 'notifications.guardian-joined')
export class OnGuardianJoined implements EventListener<'guardian.joined'> {
  constructor(private readonly bell: BellService) {}

  async handle({ wardId, guardianId, others }: EventMap['guardian.joined'], tx: Tx): Promise<void> {
    for (const accountId of others)
      await this.bell.ring(tx, {
        kind: 'guardian-joined',
        accountId,
        thing: wardId,
        source: newId(),
        by: guardianId,
        path: FAMILY,
      });
  }
}
