import { Injectable } from '@nestjs/common';
import type { EventMap } from '../../../events/index.js';
import type { Tx } from '../../../platform/database/database.js';
import { On } from '../../../platform/jobs/decorators.js';
import { StandingQueries } from '../../accounts/index.js';
import { ContributionStatesService } from './contribution-states.service.js';

/**
 * Withholds a minor's contributions once consent to the community has ended, and restores them when a guardian consents
 * again.
 */
@Injectable()
export class OnStandingChanged {
  constructor(
    private readonly standing: StandingQueries,
    private readonly states: ContributionStatesService,
  ) {}

  @On('standing.changed', 'community.follow-standing')
  async followStanding({ accountId }: EventMap['standing.changed'], tx: Tx): Promise<void> {
    const isRead = await this.standing.allows('be-read-in-community', accountId, tx);
    await (isRead ? this.states.giveBack(tx, accountId) : this.states.withhold(tx, accountId));
  }
}
