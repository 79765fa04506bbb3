import { Injectable } from '@nestjs/common';
import type { EventMap } from '../../../events/index.js';
import type { Tx } from '../../../platform/database/database.js';
import { type EventListener, OnEvent } from '../../../platform/jobs/handlers.js';
import { CommunityDeedsService } from './community-deeds.service.js';

/** An answer that solved a question brings points. */
@Injectable()
@OnEvent('answer.accepted', 'growth.answer-accepted')
export class OnAnswerAccepted implements EventListener<'answer.accepted'> {
  constructor(private readonly deeds: CommunityDeedsService) {}

  handle(answer: EventMap['answer.accepted'], tx: Tx): Promise<void> {
    return this.deeds.settle(tx, [answer], ['answer-accepted']);
  }
}
