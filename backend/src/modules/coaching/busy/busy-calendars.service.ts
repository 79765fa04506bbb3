import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { Clock, minutes } from '../../../kernel/clock.js';
import { conflict, notFound, refuseStaleEdit, unprocessable } from '../../../kernel/errors.js';
import { newId } from '../../../kernel/ids.js';
import { Database, type Tx } from '../../../platform/database/database.js';
import { Every } from '../../../platform/jobs/decorators.js';
import { AppSecret } from '../../../platform/security/app-secret.js';
import { Sealing } from '../../../platform/security/sealing.js';
import { AuditService } from '../../audit/index.js';
import { BusyCalendar } from './busy-calendar.entity.js';
import type { AddBusyCalendarRequest, PutBusyCalendarRequest } from './busy-calendars.dto.js';
import { MOST_CALENDARS, type ReadingProblem, sentenceOf } from './calendar-terms.js';
import { type CalendarReading, CalendarReadingService } from './calendar-reading.service.js';

/** Returns the https address of a calendar; calendars are often offered as webcal addresses, which mean the same. */
const calendarUrl = (typed: string): string => typed.replace(/^webcals?:\/\//i, 'https://');

type Change = 'coaching.calendar_added' | 'coaching.calendar_updated' | 'coaching.calendar_removed';

/** Manages the coach's other calendars, whose busy times block bookings (product rule 9.14). */
@Injectable()
export class BusyCalendarsService implements OnApplicationBootstrap {
  private readonly sealing: Sealing;

  constructor(
    private readonly database: Database,
    private readonly reading: CalendarReadingService,
    private readonly audit: AuditService,
    private readonly clock: Clock,
    secret: AppSecret,
  ) {
    this.sealing = new Sealing(secret.keysFor('busy-calendars'));
  }

  /** Re-encrypts addresses with the current secret while the installation's secret is being changed. */
  async onApplicationBootstrap(): Promise<void> {
    if (!this.sealing.hasOlderKeys) return;
    const rows = await this.database.query<Pick<BusyCalendar, 'id' | 'sealedUrl'>>(
      'select id, sealed_url as "sealedUrl" from coaching_busy_calendars',
    );
    for (const { id, sealedUrl } of rows) {
      const sealed = this.sealing.renewed(id, sealedUrl);
      if (sealed !== undefined)
        await this.database.query('update coaching_busy_calendars set sealed_url = $2 where id = $1', [
          id,
          sealed,
        ]);
    }
  }

  /** Reads the calendar before storing it: 422 with the reason if that fails. Returns the calendar's id. */
  async add(by: string, { name, url: typed }: AddBusyCalendarRequest): Promise<string> {
    const url = calendarUrl(typed);
    const found = await this.reading.read(url);
    if (typeof found === 'string') throw unreadable(found === 'unchanged' ? 'refused' : found);
    const id = newId();
    const now = this.clock.now();
    await this.database.exclusiveTransaction('coaching', async (tx) => {
      if ((await tx.count(BusyCalendar)) >= MOST_CALENDARS)
        throw conflict('full', 'You’ve reached the limit of 10 calendars. Remove one first.');
      await tx.insert(BusyCalendar, {
        id,
        name,
        host: new URL(url).hostname,
        sealedUrl: this.sealing.seal(id, url),
        triedAt: now,
        createdAt: now,
      });
      await this.keep(tx, id, found);
      await this.record(tx, by, 'coaching.calendar_added', id);
    });
    return id;
  }

  /** Renames, pauses or resumes a calendar. Pausing frees its busy times; resuming reads the calendar right away. */
  async edit(
    by: string,
    id: string,
    { name, isPaused }: PutBusyCalendarRequest,
    expectedVersion?: number,
  ): Promise<void> {
    const goesOn = await this.database.transaction(async (tx) => {
      const before = await locked(tx, id);
      refuseStaleEdit(expectedVersion, before.version);
      const fields = [
        ...(before.name === name ? [] : ['name']),
        ...(before.isPaused === isPaused ? [] : ['isPaused']),
      ];
      if (fields.length === 0) return false;
      await tx.update(BusyCalendar, { id }, { name, isPaused, version: before.version + 1 });
      if (isPaused) await this.forget(tx, id);
      await this.record(tx, by, 'coaching.calendar_updated', id, fields);
      return before.isPaused && !isPaused;
    });
    if (goesOn) await this.readAgain(id);
  }

  async remove(by: string, id: string): Promise<void> {
    await this.database.transaction(async (tx) => {
      await locked(tx, id);
      await tx.delete(BusyCalendar, { id });
      await this.record(tx, by, 'coaching.calendar_removed', id);
    });
  }

  /** Reads all calendars that are not paused; a failure of one does not stop the others. */
  @Every(minutes(15), 'coaching.read-busy-calendars')
  async readAll(): Promise<void> {
    const rows = await this.database.query<{ id: string }>(
      'select id from coaching_busy_calendars where not is_paused order by created_at, id',
    );
    for (const { id } of rows) await this.readAgain(id);
  }

  /**
   * Reads a calendar again. After a failure the earlier times stay valid. A calendar deleted or paused meanwhile stays
   * unchanged.
   */
  async readAgain(id: string): Promise<void> {
    const calendar = await this.database.one<
      Pick<BusyCalendar, 'sealedUrl' | 'etag' | 'lastModified' | 'knownUntil'>
    >(
      `select sealed_url as "sealedUrl", etag, last_modified as "lastModified", known_until as "knownUntil"
       from coaching_busy_calendars where id = $1 and not is_paused`,
      [id],
    );
    if (!calendar) return;
    const url = this.sealing.open(id, calendar.sealedUrl);
    const found = url === undefined ? 'gone' : await this.reading.read(url, calendar);
    await this.database.transaction(async (tx) => {
      const now = await tx.findOne(BusyCalendar, {
        where: { id, isPaused: false },
        lock: { mode: 'pessimistic_write' },
      });
      if (!now) return;
      if (found === 'unchanged') await tx.update(BusyCalendar, { id }, this.tried(null));
      else if (typeof found === 'string')
        await tx.update(BusyCalendar, { id }, { problem: found, triedAt: this.clock.now() });
      else await this.keep(tx, id, found);
    });
  }

  /** Writes only the differences: most busy times stay the same from one reading to the next. */
  private async keep(tx: Tx, id: string, { times, ...facts }: CalendarReading): Promise<void> {
    const ranges = [times.map(({ start }) => new Date(start)), times.map(({ end }) => new Date(end))];
    await tx.query(
      `with read as (select tstzrange("start", "end") as during from unnest($2::timestamptz[], $3::timestamptz[]) read ("start", "end")),
         gone as (delete from coaching_busy_times where calendar_id = $1 and during not in (select during from read))
       insert into coaching_busy_times (calendar_id, during) select $1, during from read on conflict do nothing`,
      [id, ...ranges],
    );
    await tx.update(BusyCalendar, { id }, { ...facts, ...this.tried(null) });
  }

  private async forget(tx: Tx, id: string): Promise<void> {
    await tx.query('delete from coaching_busy_times where calendar_id = $1', [id]);
    await tx.update(
      BusyCalendar,
      { id },
      { knownUntil: null, etag: null, lastModified: null, problem: null },
    );
  }

  private tried(problem: null): Pick<BusyCalendar, 'problem' | 'readAt' | 'triedAt'> {
    const now = this.clock.now();
    return { problem, readAt: now, triedAt: now };
  }

  private record(tx: Tx, by: string, action: Change, id: string, fields?: string[]): Promise<void> {
    return this.audit.record(tx, {
      by,
      action,
      subject: { type: 'busy_calendar', id },
      ...(fields && { fields }),
    });
  }
}

async function locked(tx: Tx, id: string): Promise<BusyCalendar> {
  const calendar = await tx.findOne(BusyCalendar, { where: { id }, lock: { mode: 'pessimistic_write' } });
  if (!calendar) throw notFound('Calendar');
  return calendar;
}

const unreadable = (problem: ReadingProblem) =>
  unprocessable('address_unreadable', 'We couldn’t read a calendar from this address', {
    url: sentenceOf(problem),
  });
