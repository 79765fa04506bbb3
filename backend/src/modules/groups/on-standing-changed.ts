import { Injectable } from '@nestjs/common';
import type { EventMap } from '../../events/index.js';
import type { Tx } from '../../platform/database/database.js';
import { type EventListener, OnEvent } from '../../platform/jobs/handlers.js';
import { BroughtMembersService } from './brought-members.service.js';

/** A minor is in the circles and pods of what she has as long as a guardian agrees to it. */
@Injectable()
@OnEvent('standing.changed', 'groups.follow-standing')
export class OnStandingChanged implements EventListener<'standing.changed'> {
  constructor(private readonly brought: BroughtMembersService) {}

  async handle({ accountId }: EventMap['standing.changed'], tx: Tx): Promise<void> {
    await this.brought.settle(tx, [accountId]);
  }
}
