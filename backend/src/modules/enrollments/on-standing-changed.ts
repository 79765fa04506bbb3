import { Injectable } from '@nestjs/common';
import type { EventMap } from '../../events/index.js';
import type { Tx } from '../../platform/database/database.js';
import { type EventListener, OnEvent } from '../../platform/jobs/handlers.js';
import { StandingQueries } from '../accounts/index.js';
import { SecondSeatsService } from './second-seats.service.js';

/** A minor for whom nothing is agreed to any more loses the second seats she has; the first ones stay. */
@Injectable()
@OnEvent('standing.changed', 'enrollments.end-seats')
export class OnStandingChanged implements EventListener<'standing.changed'> {
  constructor(
    private readonly seats: SecondSeatsService,
    private readonly standing: StandingQueries,
  ) {}

  async handle({ accountId }: EventMap['standing.changed'], tx: Tx): Promise<void> {
    if (await this.standing.allows('take-part', accountId, tx)) return;
    await this.seats.endOf(tx, accountId);
  }
}
