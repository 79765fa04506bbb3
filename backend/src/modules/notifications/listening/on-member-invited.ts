import { Injectable } from '@nestjs/common';
import type { EventMap } from '../../../events/index.js';
import type { Tx } from '../../../platform/database/database.js';
import { type EventListener, OnEvent } from '../../../platform/jobs/handlers.js';
import { MailPostService } from '../mail-post.service.js';

/** Sends the link by which an invited person chooses a password. */
@Injectable()
@OnEvent('member.invited', 'notifications.invitation')
export class OnMemberInvited implements EventListener<'member.invited'> {
  constructor(private readonly post: MailPostService) {}

  handle({ accountId, requestId }: EventMap['member.invited'], tx: Tx): Promise<void> {
    return this.post.add(tx, { kind: 'invitation', thing: requestId, accountId });
  }
}
