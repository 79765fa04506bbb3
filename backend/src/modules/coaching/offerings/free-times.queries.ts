import { Injectable } from '@nestjs/common';
import { Clock, days, seconds } from '../../../kernel/clock.js';
import { wrongFields } from '../../../kernel/errors.js';
import { Database } from '../../../platform/database/database.js';
import type { Interval } from '../scheduling/intervals.js';
import { freeSlots } from '../scheduling/slots.js';
import type { OfferingRow } from './offering.sql.js';
import type { SlotResponse, SlotsQuery } from './public-offerings.dto.js';

const LONGEST = days(100);

/** Number of other times offered after a refusal, and how far ahead to look for them. */
const OTHERS = 6;
const OTHERS_WITHIN = days(21);

/** Finds free times of an offering in one statement, regardless of the number of sessions. */
@Injectable()
export class FreeTimesQueries {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  /** Returns free times in order; 400 if the moments are more than 100 days apart. */
  between(
    offering: OfferingRow,
    { from, to }: SlotsQuery,
    accountId: string | null = null,
  ): Promise<SlotResponse[]> {
    const window = { start: Date.parse(from), end: Date.parse(to) };
    if (!(window.end - window.start <= LONGEST))
      throw wrongFields({ to: 'must be within 100 days of `from`' });
    return this.free(offering, window, accountId);
  }

  /** First free times from a day before this moment, as alternatives to it. */
  async others(offering: OfferingRow, moment: Date): Promise<SlotResponse[]> {
    const start = Math.max(moment.getTime() - days(1), this.clock.now().getTime());
    return (await this.free(offering, { start, end: start + OTHERS_WITHIN })).slice(0, OTHERS);
  }

  /**
   * Free times. Those that this account holds for a payment count as free, because choosing another one releases them.
   */
  private async free(offering: OfferingRow, window: Interval, accountId: string | null = null) {
    const now = this.clock.now();
    const margin = seconds(
      offering.durationSeconds + offering.bufferBeforeSeconds + offering.bufferAfterSeconds,
    );
    const taken = await this.database.query<{ start: Date; end: Date }>(
      `select lower(blocked) as start, upper(blocked) as end from coaching_sessions s
       where state <> 'cancelled' and blocked && tstzrange($1, $2) and (state <> 'held' or held_until > $3)
         and not (state = 'held' and exists (
           select from coaching_bookings b where b.session_id = s.id and b.account_id = $4 and b.pay_until is not null))
       union all
       select lower(during), upper(during) from coaching_busy_times where during && tstzrange($1, $2)`,
      [new Date(window.start - margin), new Date(window.end + margin), now, accountId],
    );
    const intervals = taken.map(({ start, end }) => ({ start: start.getTime(), end: end.getTime() }));
    return freeSlots(offering, intervals, window, now.getTime()).map((start) => ({
      startsAt: new Date(start),
      endsAt: new Date(start + seconds(offering.durationSeconds)),
    }));
  }
}
