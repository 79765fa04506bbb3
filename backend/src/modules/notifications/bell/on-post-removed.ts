import { Injectable } from '@nestjs/common';
import type { EventMap } from '../../../events/index.js';
import type { Tx } from '../../../platform/database/database.js';
import { type EventListener, OnEvent } from '../../../platform/jobs/handlers.js';
import { BellService } from '../bell.service.js';

/** A post that nobody sees is told of no longer, nor what stands under it. */
@Injectable()
@OnEvent('post.removed', 'notifications.bell-post-removed')
export class OnPostRemoved implements EventListener<'post.removed'> {
  constructor(private readonly bell: BellService) {}

  async handle({ postId, below }: EventMap['post.removed'], tx: Tx): Promise<void> {
    await this.bell.gone(tx, 'contribution', [postId, ...below.map(({ commentId }) => commentId)]);
  }
}
