import { Injectable } from '@nestjs/common';
import { Clock } from '../../kernel/clock.js';
import { Database } from '../../platform/database/database.js';
import type { PeriodQuery } from './period.dto.js';
import { type Day, type Period, periodOf } from './period.js';

export type ZonedPeriod = Period & { timeZone: string };

/**
 * SQL condition: the time in `column` is within the whole days `first` to `last` of the zone, across daylight saving
 * changes.
 */
export const within = (column: string, first: string, last: string, zone: string): string =>
  `${column} >= ${first}::date::timestamp at time zone ${zone}
   and ${column} < (${last}::date + 1)::timestamp at time zone ${zone}`;

@Injectable()
export class PeriodQueries {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  /** Resolves the requested period. `first` is the time of the first item to count; null stands for today. */
  async read(asked: PeriodQuery, first: Date | null): Promise<ZonedPeriod> {
    const { timeZone, ...days } = await this.calendar(first);
    return { ...periodOf(asked, days), timeZone };
  }

  private async calendar(first: Date | null): Promise<{ timeZone: string; today: Day; first: Day }> {
    const row = await this.database.one<{ timeZone: string; today: Day; first: Day }>(
      `select time_zone as "timeZone", to_char($1::timestamptz at time zone time_zone, 'YYYY-MM-DD') as today,
              to_char($2::timestamptz at time zone time_zone, 'YYYY-MM-DD') as first
       from coach_calendar`,
      [this.clock.now(), first ?? this.clock.now()],
    );
    return row!;
  }
}
