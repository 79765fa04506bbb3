import { Injectable } from '@nestjs/common';
import type { EventMap } from '../../events/index.js';
import type { Tx } from '../../platform/database/database.js';
import { type EventListener, OnEvent } from '../../platform/jobs/handlers.js';
import { MailPostService } from './mail-post.service.js';

/** Says who has mentioned her, once for each post or comment. */
@Injectable()
@OnEvent('member.mentioned', 'notifications.member-mentioned')
export class OnMemberMentioned implements EventListener<'member.mentioned'> {
  constructor(private readonly post: MailPostService) {}

  handle({ mentionId, accountId, ...details }: EventMap['member.mentioned'], tx: Tx): Promise<void> {
    return this.post.add(tx, { kind: 'mentioned', thing: mentionId, accountId, details });
  }
}
