import { Injectable } from '@nestjs/common';
import type { EventMap } from '../../../events/index.js';
import type { Tx } from '../../../platform/database/database.js';
import { type EventListener, OnEvent } from '../../../platform/jobs/handlers.js';
import { BellService } from '../bell.service.js';
import { contributionPath } from '../contribution-path.js';
import { MailPostService } from '../mail-post.service.js';

/** Says who has mentioned her, once for each post or comment. */
@Injectable()
@OnEvent('member.mentioned', 'notifications.member-mentioned')
export class OnMemberMentioned implements EventListener<'member.mentioned'> {
  constructor(
    private readonly post: MailPostService,
    private readonly bell: BellService,
  ) {}

  async handle({ mentionId, accountId, ...details }: EventMap['member.mentioned'], tx: Tx): Promise<void> {
    await this.post.add(tx, { kind: 'mentioned', thing: mentionId, accountId, details });
    const { postId, commentId, byId: by } = details;
    await this.bell.ring(tx, {
      kind: 'mentioned',
      accountId,
      thing: postId,
      source: commentId ?? postId,
      by,
      path: contributionPath(postId, commentId),
    });
  }
}
