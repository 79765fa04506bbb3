import { Injectable } from '@nestjs/common';
import type { EventMap } from '../../../events/index.js';
import type { Tx } from '../../../platform/database/database.js';
import { type EventListener, OnEvent } from '../../../platform/jobs/handlers.js';
import { BellService } from '../bell.service.js';

/** It was not the answer after all. */
@Injectable()
@OnEvent('answer.unaccepted', 'notifications.bell-answer-unaccepted')
export class OnAnswerUnaccepted implements EventListener<'answer.unaccepted'> {
  constructor(private readonly bell: BellService) {}

  async handle({ commentId }: EventMap['answer.unaccepted'], tx: Tx): Promise<void> {
    await this.bell.takeBack(tx, ['answer-accepted'], [commentId]);
  }
}
