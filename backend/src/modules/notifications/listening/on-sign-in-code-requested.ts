import { Injectable } from '@nestjs/common';
import type { EventMap } from '../../../events/index.js';
import type { Tx } from '../../../platform/database/database.js';
import { type EventListener, OnEvent } from '../../../platform/jobs/handlers.js';
import { MailPostService } from '../mail-post.service.js';

/** Sends the code with which the owner of an account that strangers have slowed down signs in. */
@Injectable()
@OnEvent('sign-in.code-requested', 'notifications.sign-in-code')
export class OnSignInCodeRequested implements EventListener<'sign-in.code-requested'> {
  constructor(private readonly post: MailPostService) {}

  async handle({ accountId, requestId }: EventMap['sign-in.code-requested'], tx: Tx): Promise<void> {
    if (accountId === null) return;
    await this.post.add(tx, { kind: 'sign-in-code', thing: requestId, accountId });
  }
}
