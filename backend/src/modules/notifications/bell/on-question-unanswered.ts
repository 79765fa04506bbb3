import { Injectable } from '@nestjs/common';
import type { EventMap } from '../../../events/index.js';
import type { Tx } from '../../../platform/database/database.js';
import { type EventListener, OnEvent } from '../../../platform/jobs/handlers.js';
import { BellService } from '../bell.service.js';

/** Tells the coach of a question that nobody has answered, and leads to where she can. */
@Injectable()
@OnEvent('question.unanswered', 'notifications.bell-question-unanswered')
export class OnQuestionUnanswered implements EventListener<'question.unanswered'> {
  constructor(private readonly bell: BellService) {}

  async handle({ postId, accountId: by }: EventMap['question.unanswered'], tx: Tx): Promise<void> {
    await this.bell.ringCoach(tx, {
      kind: 'question-unanswered',
      thing: postId,
      source: postId,
      by,
      path: `/creator/community/${postId}/show`,
    });
  }
}
