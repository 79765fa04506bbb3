import { Injectable } from '@nestjs/common';
import type { EventMap } from '../../../events/index.js';
import type { Tx } from '../../../platform/database/database.js';
import { type EventListener, OnEvent } from '../../../platform/jobs/handlers.js';
import { BellService } from '../bell.service.js';

/** Congratulates on a level, once, also when it is lost and reached again. */
@Injectable()
@OnEvent('level.reached', 'notifications.bell-level-reached')
export class OnLevelReached implements EventListener<'level.reached'> {
  constructor(private readonly bell: BellService) {}

  async handle({ accountId, level }: EventMap['level.reached'], tx: Tx): Promise<void> {
    await this.bell.ring(tx, {
      kind: 'level-reached',
      accountId,
      thing: 'level',
      source: `level:${level}`,
      path: '/my-sanctum/growth',
      facts: { level },
    });
  }
}
