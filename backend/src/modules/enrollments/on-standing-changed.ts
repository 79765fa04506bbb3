import { Injectable } from '@nestjs/common';
import type { EventMap } from '../../events/index.js';
import type { Tx } from '../../platform/database/database.js';
import { type EventListener, OnEvent } from '../../platform/jobs/handlers.js';
import { type Facts, may, type Person, STRANGERS } from '../accounts/index.js';
import { SecondSeatsService } from './second-seats.service.js';

/** A minor for whom nothing is agreed to any more loses the second seats she has; the first ones stay. */
@Injectable()
@OnEvent('standing.changed', 'enrollments.end-seats')
export class OnStandingChanged implements EventListener<'standing.changed'> {
  constructor(private readonly seats: SecondSeatsService) {}

  async handle({ accountId }: EventMap['standing.changed'], tx: Tx): Promise<void> {
    const [person] = await tx.query<(Person & Pick<Facts, 'consented'>)[]>(
      'select role, band, consented from people where id = $1',
      [accountId],
    );
    if (person && may(person, 'take-part', person, { ...STRANGERS, ...person, kinship: 'self' })) return;
    await this.seats.endOf(tx, accountId);
  }
}
