import { Injectable } from '@nestjs/common';
import type { EventMap } from '../../events/index.js';
import type { Tx } from '../../platform/database/database.js';
import { type EventListener, OnEvent } from '../../platform/jobs/handlers.js';
import { BroughtMembersService } from './brought-members.service.js';

/** Whoever has a product is in its circles and pods, and nobody else is by it. */
@Injectable()
@OnEvent('access.changed', 'groups.follow-access')
export class OnAccessChanged implements EventListener<'access.changed'> {
  constructor(private readonly brought: BroughtMembersService) {}

  async handle({ accountId }: EventMap['access.changed'], tx: Tx): Promise<void> {
    await this.brought.settle(tx, [accountId]);
  }
}
