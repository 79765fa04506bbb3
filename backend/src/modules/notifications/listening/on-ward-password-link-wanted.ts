import { Injectable } from '@nestjs/common';
import type { EventMap } from '../../../events/index.js';
import type { Tx } from '../../../platform/database/database.js';
import { type EventListener, OnEvent } from '../../../platform/jobs/handlers.js';
import { MailPostService } from '../mail-post.service.js';

/** Sends a minor the link by which she chooses her password. */
@Injectable()
@OnEvent('ward.password-link-wanted', 'notifications.ward-password-link')
export class OnWardPasswordLinkWanted implements EventListener<'ward.password-link-wanted'> {
  constructor(private readonly post: MailPostService) {}

  handle({ wardId, requestId }: EventMap['ward.password-link-wanted'], tx: Tx): Promise<void> {
    return this.post.add(tx, { kind: 'ward-password-link', thing: requestId, accountId: wardId });
  }
}
