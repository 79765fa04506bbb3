import { Injectable } from '@nestjs/common';
import type { EventMap } from '../../../events/index.js';
import type { Tx } from '../../../platform/database/database.js';
import { type EventListener, OnEvent } from '../../../platform/jobs/handlers.js';
import { MailPostService } from '../mail-post.service.js';

/** The link to the new address, whenever one is asked for; a warning to the old one, once for each new address. */
@Injectable()
@OnEvent('email.change-requested', 'notifications.change-email')
export class OnEmailChangeRequested implements EventListener<'email.change-requested'> {
  constructor(private readonly post: MailPostService) {}

  async handle(event: EventMap['email.change-requested'], tx: Tx): Promise<void> {
    const { accountId, changeId, linkId } = event;
    await this.post.add(tx, { kind: 'change-email', thing: linkId, accountId });
    await this.post.add(tx, { kind: 'email-change-warning', thing: changeId, accountId });
  }
}
