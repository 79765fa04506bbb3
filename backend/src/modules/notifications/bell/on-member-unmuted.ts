import { Injectable } from '@nestjs/common';
import type { EventMap } from '../../../events/index.js';
import { newId } from '../../../kernel/ids.js';
import type { Tx } from '../../../platform/database/database.js';
import { type EventListener, OnEvent } from '../../../platform/jobs/handlers.js';
import { BellService } from '../bell.service.js';

/** Tells a member whose mute was lifted that she can write again. */
@Injectable()
@OnEvent('member.unmuted', 'notifications.bell-member-unmuted')
export class OnMemberUnmuted implements EventListener<'member.unmuted'> {
  constructor(private readonly bell: BellService) {}

  async handle({ accountId }: EventMap['member.unmuted'], tx: Tx): Promise<void> {
    await this.bell.readThings(tx, accountId, ['muted'], [accountId]);
    await this.bell.ring(tx, {
      kind: 'unmuted',
      accountId,
      thing: accountId,
      source: newId(),
      path: '/community',
    });
  }
}
