import { Injectable } from '@nestjs/common';
import type { EventMap } from '../../../events/index.js';
import { newId } from '../../../kernel/ids.js';
import type { Tx } from '../../../platform/database/database.js';
import { type EventListener, OnEvent } from '../../../platform/jobs/handlers.js';
import { BellService } from '../bell.service.js';
import { FAMILY } from '../settings-paths.js';

/** Tells a guardian that the other one has left for good, whose name nobody reads any more. */
@Injectable()
@OnEvent('guardian.left', 'notifications.guardian-left')
export class OnGuardianLeft implements EventListener<'guardian.left'> {
  constructor(private readonly bell: BellService) {}

  async handle({ wardId, others }: EventMap['guardian.left'], tx: Tx): Promise<void> {
    for (const accountId of others)
      await this.bell.ring(tx, {
        kind: 'guardian-left',
        accountId,
        thing: wardId,
        source: newId(),
        path: FAMILY,
      });
  }
}
