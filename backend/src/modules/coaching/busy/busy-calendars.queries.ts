import { Injectable } from '@nestjs/common';
import { Clock } from '../../../kernel/clock.js';
import { notFound } from '../../../kernel/errors.js';
import { Database } from '../../../platform/database/database.js';
import type { BusyCalendarResponse } from './busy-calendars.dto.js';

const ROW = `
  select c.id, c.name, c.host, c.is_paused as "isPaused", c.known_until as "knownUntil", c.skipped, c.read_at as "readAt",
         c.tried_at as "triedAt", c.problem, c.version,
         (select count(*)::int from coaching_busy_times b where b.calendar_id = c.id and upper(b.during) > $1) as "busyTimes"
  from coaching_busy_calendars c`;

/** Reads the coach's external calendars. */
@Injectable()
export class BusyCalendarsQueries {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  /** Lists the calendars, in one statement. */
  list(): Promise<BusyCalendarResponse[]> {
    return this.database.query<BusyCalendarResponse>(`${ROW} order by c.created_at, c.id`, [
      this.clock.now(),
    ]);
  }

  async one(id: string): Promise<BusyCalendarResponse> {
    const calendar = await this.database.one<BusyCalendarResponse>(`${ROW} where c.id = $2`, [
      this.clock.now(),
      id,
    ]);
    if (!calendar) throw notFound('Calendar');
    return calendar;
  }
}
