import { Injectable } from '@nestjs/common';
import type { EventMap } from '../../../events/index.js';
import type { Tx } from '../../../platform/database/database.js';
import { On } from '../../../platform/jobs/decorators.js';
import { BellService } from '../bell.service.js';
import { contributionPath } from '../paths.js';
import { MailPostService } from '../mail-post.service.js';
import { PushPostService } from '../push-post.service.js';

/** Notifies members of messages and mentions. */
@Injectable()
export class OnWriting {
  constructor(
    private readonly post: MailPostService,
    private readonly push: PushPostService,
    private readonly bell: BellService,
  ) {}

  /** Announces new messages, once until they are read. */
  @On('message.waiting', 'notifications.message-waiting')
  async messageWaiting(
    { messageId, accountId, ...details }: EventMap['message.waiting'],
    tx: Tx,
  ): Promise<void> {
    await this.post.add(tx, { kind: 'message-waiting', thing: messageId, accountId, details });
    const devices = await this.push.devicesFor(tx, [accountId], 'message-waiting');
    await this.push.add(tx, devices, { kind: 'message-waiting', ...details });
  }

  /** Names the author of a mention, once for each post or comment. */
  @On('member.mentioned', 'notifications.member-mentioned')
  async memberMentioned(
    { mentionId, accountId, ...details }: EventMap['member.mentioned'],
    tx: Tx,
  ): Promise<void> {
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
