import { Injectable } from '@nestjs/common';
import type { EventMap } from '../../../events/index.js';
import type { Tx } from '../../../platform/database/database.js';
import { type EventListener, OnEvent } from '../../../platform/jobs/handlers.js';
import { BellService } from '../bell.service.js';
import { contributionPath } from '../contribution-path.js';
import { sameThing } from '../same-thing.js';

/** Tells whoever wrote a post who has reacted to it, each person once. */
@Injectable()
@OnEvent('post.reacted', 'notifications.bell-post-reacted')
export class OnPostReacted implements EventListener<'post.reacted'> {
  constructor(private readonly bell: BellService) {}

  async handle({ postId, accountId, by }: EventMap['post.reacted'], tx: Tx): Promise<void> {
    await this.bell.ring(tx, {
      kind: 'post-reacted',
      accountId,
      thing: postId,
      source: sameThing(postId, by),
      by,
      path: contributionPath(postId),
    });
  }
}
