import { Injectable } from '@nestjs/common';
import type { EventMap } from '../../../events/index.js';
import type { Tx } from '../../../platform/database/database.js';
import { type EventListener, OnEvent } from '../../../platform/jobs/handlers.js';
import { contributionPath } from '../contribution-path.js';
import { TellManyService } from './tell-many.service.js';

/** Tells those who can see it what the coach has written; where it mentions everyone, as a mention. */
@Injectable()
@OnEvent('coach.wrote', 'notifications.coach-wrote')
export class OnCoachWrote implements EventListener<'coach.wrote'> {
  constructor(private readonly many: TellManyService) {}

  async handle(wrote: EventMap['coach.wrote'], tx: Tx): Promise<void> {
    const { postId, commentId, groupId, by, mentionsEveryone, otherwiseToldIds } = wrote;
    await this.many.add(tx, {
      kind: mentionsEveryone ? 'mentioned' : 'coach-posted',
      thing: postId,
      source: commentId ?? postId,
      by,
      path: contributionPath(postId, commentId),
      groupId,
      exceptIds: otherwiseToldIds,
    });
  }
}
