import { Injectable } from '@nestjs/common';
import { Clock, days, later, seconds } from '../../../kernel/clock.js';
import { Database } from '../../../platform/database/database.js';
import { OutsideError } from '../../../platform/outside/outside-requests.js';
import { OutsideFetcher, type SeenVersion } from '../../../platform/outside/outside-fetcher.js';
import { runInThread, ThreadLimitReached } from '../../../platform/threads/run-in-thread.js';
import { type Interval, merge } from '../scheduling/intervals.js';
import type { BusyTime } from './busy-times.js';
import type { CalendarRead, CalendarToRead } from './read-calendar.thread.js';
import type { ReadingProblem } from './calendar-terms.js';

/** A calendar that was just read. */
export interface CalendarReading extends SeenVersion {
  times: Interval[];
  skipped: number;
  /** End of the period with known times. */
  knownUntil: Date;
}

/** Facts known from the last reading. */
export interface KnownReading extends SeenVersion {
  knownUntil: Date | null;
}

/** Extra time read beyond the horizon; the calendar is read at least once a day. */
const MARGIN = days(1);

const THREAD = new URL('./read-calendar.thread.js', import.meta.url);
const LIMITS = { milliseconds: seconds(2), megabytes: 256 };

/** Reads an external calendar. Writes nothing, and holds no database connection. */
@Injectable()
export class CalendarReadingService {
  constructor(
    private readonly database: Database,
    private readonly outside: OutsideFetcher,
    private readonly clock: Clock,
  ) {}

  /** Reads busy times up to the longest horizon. 'unchanged': the known times still hold and reach far enough. */
  async read(url: string, known?: KnownReading): Promise<CalendarReading | ReadingProblem | 'unchanged'> {
    const now = this.clock.now();
    const { timeZone, horizonDays } = await this.settings();
    const needed = later(now, days(horizonDays));
    const reachesFarEnough = known !== undefined && known.knownUntil !== null && known.knownUntil >= needed;
    try {
      const document = await this.outside.read(url, reachesFarEnough ? known : undefined);
      if (document === 'unchanged') return document;
      const knownUntil = later(needed, MARGIN);
      const window = { start: now.getTime() - days(1), end: knownUntil.getTime() };
      const { text, etag, lastModified } = document;
      const calendar: CalendarToRead = { text, settings: { timeZone, window } };
      const found = await runInThread<CalendarRead>(THREAD, calendar, LIMITS);
      if (typeof found === 'string') return found;
      const { times, skipped } = found;
      return { times: merge(await this.withoutOurs(times)), skipped, knownUntil, etag, lastModified };
    } catch (error) {
      if (error instanceof OutsideError) return error.problem;
      if (error instanceof ThreadLimitReached) return 'too_complex';
      throw error;
    }
  }

  private async settings(): Promise<{ timeZone: string; horizonDays: number }> {
    const row = await this.database.one<{ timeZone: string; horizonDays: number }>(
      `select c.time_zone as "timeZone",
              (select coalesce(max(horizon_days), 1) from coaching_offerings where archived_at is null) as "horizonDays"
       from coach_calendar c`,
    );
    return row!;
  }

  /**
   * Drops entries that come from our own emails. Sessions block their own time, and the old time of a moved session is
   * free.
   */
  private async withoutOurs(times: readonly BusyTime[]): Promise<BusyTime[]> {
    const rows = await this.database.query<{ id: string }>(
      'select id from coaching_sessions where id::text = any($1::text[])',
      [[...new Set(times.map(({ uid }) => uid))]],
    );
    const ours = new Set(rows.map(({ id }) => id));
    return times.filter(({ uid }) => !ours.has(uid));
  }
}
