import { Injectable } from '@nestjs/common';
import { Database, type Tx } from '../../platform/database/database.js';
import {
  type PersonalData,
  type PersonalPage,
  TellsPersonalData,
} from '../../platform/personal-data/index.js';
import type { CreditSource } from './credits/credit.entity.js';
import { StudentCreditsService } from './crediting/student-credits.service.js';
import { CalendarFeedsService } from './feeds/calendar-feeds.service.js';
import { BOOKING_ROW, type BookingRow } from './bookings/booking.sql.js';
import type { BookingState } from './bookings/booking-states.js';
import type { EventMap } from '../../events/index.js';
import { On } from '../../platform/jobs/decorators.js';

const STATE: Record<BookingState, string> = {
  unconfirmed: 'not confirmed yet',
  confirmed: 'booked',
  cancelled: 'canceled',
  completed: 'completed',
  no_show: 'missed',
};

const FROM: Record<CreditSource, string> = { order: 'an order', gift: 'a gift', coach: 'your coach' };

/** Exports a member's bookings and credits. */
@Injectable()
@TellsPersonalData({
  order: 42,
  tables: ['calendar_feeds', 'coaching_bookings', 'coaching_credits', 'coaching_waiting'],
})
export class PersonalDataService {
  constructor(
    private readonly database: Database,
    private readonly credits: StudentCreditsService,
    private readonly feeds: CalendarFeedsService,
  ) {}

  async collect(accountId: string): Promise<PersonalData> {
    return {
      pages: await Promise.all([
        this.calendar(accountId),
        this.waiting(accountId),
        this.sessions(accountId),
        this.calls(accountId),
      ]),
    };
  }

  private async calendar(accountId: string): Promise<PersonalPage> {
    const { since } = await this.feeds.find(accountId);
    return {
      name: 'calendar',
      title: 'Your calendar subscription',
      lead: 'When you created a private link to your sessions for another calendar. We don’t keep the link itself.',
      entries: since === null ? [] : [{ title: 'Private link', facts: { Since: since } }],
      rows: since === null ? [] : [{ since }],
    };
  }

  private async waiting(accountId: string): Promise<PersonalPage> {
    const waiting = await this.database.query<{ title: string; startsAt: Date; createdAt: Date }>(
      `select o.title, s.starts_at as "startsAt", w.created_at as "createdAt" from coaching_waiting w
       join coaching_sessions s on s.id = w.session_id join coaching_offerings o on o.id = s.offering_id
       where w.account_id = $1 order by w.created_at`,
      [accountId],
    );
    return {
      name: 'waiting',
      title: 'Your waiting lists',
      lead: 'Group sessions that were full.',
      entries: waiting.map(({ title, startsAt, createdAt }) => ({
        title,
        facts: { When: startsAt, Since: createdAt },
      })),
      rows: waiting,
    };
  }

  private async sessions(accountId: string): Promise<PersonalPage> {
    const credits = await this.credits.list(accountId);
    return {
      name: 'sessions',
      title: 'Your session packages',
      lead: 'How many sessions you got, and how many you can still book.',
      entries: credits.map((credit) => ({
        title: credit.title,
        facts: {
          Sessions: credit.sessions,
          'Left to book': credit.left,
          From: FROM[credit.source],
          Since: credit.createdAt,
          'Expire on': credit.expiresAt,
          'Ended on': credit.endedAt,
        },
      })),
      rows: credits.map(({ id: _, offeringId: __, ...credit }) => credit),
    };
  }

  private async calls(accountId: string): Promise<PersonalPage> {
    const rows = await this.database.query<BookingRow>(
      `${BOOKING_ROW} where b.account_id = $1 order by s.starts_at desc, b.id`,
      [accountId],
    );
    return {
      name: 'calls',
      title: 'Your sessions with your coach',
      lead: 'Your bookings, and how each one ended.',
      entries: rows.map((call) => ({
        title: call.title,
        facts: {
          When: call.startsAt,
          State: STATE[call.state],
          For: [call.name, call.email].filter(Boolean).join(', '),
          'Your companion': call.companion,
          Canceled: call.cancelReason,
          Recording: call.recordingUrl,
          Requested: call.createdAt,
        },
      })),
      rows: rows.map((call) => ({
        title: call.title,
        state: call.state,
        startsAt: call.startsAt,
        endsAt: call.endsAt,
        name: call.name,
        email: call.email,
        companion: call.companion,
        timeZone: call.timeZone,
        cancelReason: call.cancelReason,
        recordingUrl: call.recordingUrl,
        createdAt: call.createdAt,
      })),
    };
  }

  /**
   * Deletes the member's bookings, including those made as a visitor with the same address, and credits. Frees the time
   * of sessions without other participants.
   */
  @On('member.erased', 'coaching.erase')
  async erase({ accountId, email }: EventMap['member.erased'], tx: Tx): Promise<void> {
    const left = await tx.query<{ id: string }>(
      `delete from coaching_bookings where account_id = $1 or account_id is null and lower(email) = $2
       returning session_id as id`,
      [accountId, email],
    );
    await tx.query(
      `delete from coaching_sessions s where s.id = any($1) and s.places is null
         and not exists (select from coaching_bookings b where b.session_id = s.id)`,
      [left.map(({ id }) => id)],
    );
    await tx.query(
      'update coaching_bookings set companion_id = null, companion = null where companion_id = $1',
      [accountId],
    );
    await tx.query('delete from coaching_waiting where account_id = $1', [accountId]);
    await tx.query('delete from coaching_credits where account_id = $1', [accountId]);
    await tx.query('delete from calendar_feeds where account_id = $1', [accountId]);
  }
}
