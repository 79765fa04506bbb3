import { Injectable } from '@nestjs/common';
import type { EventMap } from '../../../events/index.js';
import type { Tx } from '../../../platform/database/database.js';
import { type EventListener, OnEvent } from '../../../platform/jobs/handlers.js';
import { CommunityDeedsService } from './community-deeds.service.js';

/** An answer that somebody found helpful brings points, once. */
@Injectable()
@OnEvent('answer.helpful', 'growth.answer-helpful')
export class OnAnswerHelpful implements EventListener<'answer.helpful'> {
  constructor(private readonly deeds: CommunityDeedsService) {}

  handle(answer: EventMap['answer.helpful'], tx: Tx): Promise<void> {
    return this.deeds.settle(tx, [answer], ['answer-helpful']);
  }
}
