import { Injectable } from '@nestjs/common';
import type { EventMap } from '../../../events/index.js';
import type { Tx } from '../../../platform/database/database.js';
import { type EventListener, OnEvent } from '../../../platform/jobs/handlers.js';
import { CommunityDeedsService } from './community-deeds.service.js';

/** Nobody finds it helpful any more. */
@Injectable()
@OnEvent('answer.not-helpful', 'growth.answer-not-helpful')
export class OnAnswerNotHelpful implements EventListener<'answer.not-helpful'> {
  constructor(private readonly deeds: CommunityDeedsService) {}

  handle(answer: EventMap['answer.not-helpful'], tx: Tx): Promise<void> {
    return this.deeds.settle(tx, [answer], ['answer-helpful']);
  }
}
