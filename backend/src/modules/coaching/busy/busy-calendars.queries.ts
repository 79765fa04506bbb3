import { Injectable } from '@nestjs/common';
import { Clock } from '../../../kernel/clock.js';
import { notFound } from '../../../kernel/errors.js';
import { Database } from '../../../platform/database/database.js';
import type { BusyCalendar } from './busy-calendar.entity.js';
import type { BusyCalendarResponse } from './busy-calendars.dto.js';
import type { ReadingProblem } from './calendar-terms.js';

type Row = Pick<
  BusyCalendar,
  'id' | 'name' | 'host' | 'isPaused' | 'knownUntil' | 'skipped' | 'readAt' | 'triedAt'
> & {
  problem: ReadingProblem | null;
  busyTimes: number;
};

const ROW = `
  select c.id, c.name, c.host, c.is_paused as "isPaused", c.known_until as "knownUntil", c.skipped, c.read_at as "readAt",
         c.tried_at as "triedAt", c.problem,
         (select count(*)::int from coaching_busy_times b where b.calendar_id = c.id and upper(b.during) > $1) as "busyTimes"
  from coaching_busy_calendars c`;

/** The coach's calendars elsewhere. */
@Injectable()
export class BusyCalendarsQueries {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  /** One statement. */
  async list(): Promise<BusyCalendarResponse[]> {
    const rows = await this.database.query<Row>(`${ROW} order by c.created_at, c.id`, [this.clock.now()]);
    return rows.map(asResponse);
  }

  async one(id: string): Promise<BusyCalendarResponse> {
    const row = await this.database.one<Row>(`${ROW} where c.id = $2`, [this.clock.now(), id]);
    if (!row) throw notFound('Calendar');
    return asResponse(row);
  }
}

const asResponse = ({ knownUntil, readAt, triedAt, ...row }: Row): BusyCalendarResponse => ({
  ...row,
  knownUntil: knownUntil?.toISOString() ?? null,
  readAt: readAt?.toISOString() ?? null,
  triedAt: triedAt.toISOString(),
});
