import { Injectable } from '@nestjs/common';
import type { EventMap } from '../../../events/index.js';
import type { Tx } from '../../../platform/database/database.js';
import { type EventListener, OnEvent } from '../../../platform/jobs/handlers.js';
import { CommunityDeedsService } from './community-deeds.service.js';

/** Another answer solved it, or none. */
@Injectable()
@OnEvent('answer.unaccepted', 'growth.answer-unaccepted')
export class OnAnswerUnaccepted implements EventListener<'answer.unaccepted'> {
  constructor(private readonly deeds: CommunityDeedsService) {}

  handle(answer: EventMap['answer.unaccepted'], tx: Tx): Promise<void> {
    return this.deeds.settle(tx, [answer], ['answer-accepted']);
  }
}
