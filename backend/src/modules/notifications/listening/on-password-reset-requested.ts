import { Injectable } from '@nestjs/common';
import type { EventMap } from '../../../events/index.js';
import type { Tx } from '../../../platform/database/database.js';
import { type EventListener, OnEvent } from '../../../platform/jobs/handlers.js';
import { MailPostService } from '../mail-post.service.js';

/** Sends the link to a new password, once for each time it was asked for. */
@Injectable()
@OnEvent('password.reset-requested', 'notifications.reset-password')
export class OnPasswordResetRequested implements EventListener<'password.reset-requested'> {
  constructor(private readonly post: MailPostService) {}

  async handle({ accountId, requestId }: EventMap['password.reset-requested'], tx: Tx): Promise<void> {
    if (accountId === null) return;
    await this.post.add(tx, { kind: 'reset-password', thing: requestId, accountId });
  }
}
