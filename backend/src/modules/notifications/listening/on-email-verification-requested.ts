import { Injectable } from '@nestjs/common';
import type { EventMap } from '../../../events/index.js';
import type { Tx } from '../../../platform/database/database.js';
import { type EventListener, OnEvent } from '../../../platform/jobs/handlers.js';
import { MailPostService } from '../mail-post.service.js';

/** Sends the confirmation mail again. */
@Injectable()
@OnEvent('email.verification-requested', 'notifications.verify-email')
export class OnEmailVerificationRequested implements EventListener<'email.verification-requested'> {
  constructor(private readonly post: MailPostService) {}

  async handle({ accountId, requestId }: EventMap['email.verification-requested'], tx: Tx): Promise<void> {
    await this.post.add(tx, { kind: 'verify-email', thing: requestId, accountId });
  }
}
