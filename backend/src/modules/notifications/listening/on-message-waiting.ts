import { Injectable } from '@nestjs/common';
import type { EventMap } from '../../../events/index.js';
import type { Tx } from '../../../platform/database/database.js';
import { type EventListener, OnEvent } from '../../../platform/jobs/handlers.js';
import { MailPostService } from '../mail-post.service.js';
import { PushPostService } from '../push-post.service.js';

/** Says that somebody has written, once until it is read. */
@Injectable()
@OnEvent('message.waiting', 'notifications.message-waiting')
export class OnMessageWaiting implements EventListener<'message.waiting'> {
  constructor(
    private readonly post: MailPostService,
    private readonly push: PushPostService,
  ) {}

  async handle({ messageId, accountId, ...details }: EventMap['message.waiting'], tx: Tx): Promise<void> {
    await this.post.add(tx, { kind: 'message-waiting', thing: messageId, accountId, details });
    const devices = await this.push.devicesFor(tx, [accountId], 'message-waiting');
    await this.push.add(tx, devices, { kind: 'message-waiting', ...details });
  }
}
