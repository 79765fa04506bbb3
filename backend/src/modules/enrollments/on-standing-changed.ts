import { Injectable } from '@nestjs/common';
import type { EventMap } from '../../events/index.js';
import type { Tx } from '../../platform/database/database.js';
import { On } from '../../platform/jobs/decorators.js';
import { StandingQueries } from '../accounts/index.js';
import { SecondSeatsService } from './second-seats.service.js';

/** Ends the second seats of a minor whose consent has ended; first seats stay. */
@Injectable()
export class OnStandingChanged {
  constructor(
    private readonly seats: SecondSeatsService,
    private readonly standing: StandingQueries,
  ) {}

  @On('standing.changed', 'enrollments.end-seats')
  async endSeats({ accountId }: EventMap['standing.changed'], tx: Tx): Promise<void> {
    if (await this.standing.allows('take-part', accountId, tx)) return;
    await this.seats.endOf(tx, accountId);
  }
}
