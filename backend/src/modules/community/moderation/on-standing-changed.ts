import { Injectable } from '@nestjs/common';
import type { EventMap } from '../../../events/index.js';
import type { Tx } from '../../../platform/database/database.js';
import { type EventListener, OnEvent } from '../../../platform/jobs/handlers.js';
import { StandingQueries } from '../../accounts/index.js';
import { ContributionStatesService } from './contribution-states.service.js';

/** Withholds what a minor has written when nobody agrees to the community for her any more, and gives it back when somebody does. */
@Injectable()
@OnEvent('standing.changed', 'community.follow-standing')
export class OnStandingChanged implements EventListener<'standing.changed'> {
  constructor(
    private readonly standing: StandingQueries,
    private readonly states: ContributionStatesService,
  ) {}

  async handle({ accountId }: EventMap['standing.changed'], tx: Tx): Promise<void> {
    const isRead = await this.standing.allows('be-read-in-community', accountId, tx);
    await (isRead ? this.states.giveBack(tx, accountId) : this.states.withhold(tx, accountId));
  }
}
