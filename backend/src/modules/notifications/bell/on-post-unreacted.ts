import { Injectable } from '@nestjs/common';
import type { EventMap } from '../../../events/index.js';
import type { Tx } from '../../../platform/database/database.js';
import { type EventListener, OnEvent } from '../../../platform/jobs/handlers.js';
import { BellService } from '../bell.service.js';
import { sameThing } from '../same-thing.js';

/** Who has taken her last reaction back is told of no longer. */
@Injectable()
@OnEvent('post.unreacted', 'notifications.bell-post-unreacted')
export class OnPostUnreacted implements EventListener<'post.unreacted'> {
  constructor(private readonly bell: BellService) {}

  async handle({ postId, by }: EventMap['post.unreacted'], tx: Tx): Promise<void> {
    await this.bell.takeBack(tx, ['post-reacted'], [sameThing(postId, by)]);
  }
}
