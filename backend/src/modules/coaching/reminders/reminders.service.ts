import { Injectable } from '@nestjs/common';
import { Clock } from '../../../kernel/clock.js';
import { conflict, notFound } from '../../../kernel/errors.js';
import { newId } from '../../../kernel/ids.js';
import { Database, type Tx } from '../../../platform/database/database.js';
import { Outbox } from '../../../platform/jobs/outbox.js';
import { StandingQueries } from '../../accounts/index.js';
import { AuditService } from '../../audit/index.js';
import { dueAt, MARKS, type Timed } from './marks.js';

/** A reminder of a booking, already made or planned. */
export interface PlannedReminder {
  /** Seconds before the start; null if the coach sent it by hand. */
  leadSeconds: number | null;
  dueAt: Date;
  /** Id that the reminder's email refers to; null if not made yet. */
  reminderId: string | null;
}

interface NewReminder {
  bookingId: string;
  accountId: string | null;
  startsAt: Date;
  /** Seconds before the start; null for a reminder by hand. */
  leadSeconds: number | null;
}

interface Row extends Timed {
  accountId: string | null;
  isToCome: boolean;
  made: { id: string; startsAt: Date; leadSeconds: number | null; createdAt: Date }[] | null;
}

const BOOKING = `
  select b.account_id as "accountId", s.starts_at as "startsAt", greatest(b.confirmed_at, s.moved_at) as "knownSince",
         b.state = 'confirmed' and s.state = 'confirmed' and s.starts_at > $2 as "isToCome",
         (select json_agg(json_build_object('id', r.id, 'startsAt', r.starts_at, 'leadSeconds', r.lead_seconds,
            'createdAt', r.created_at) order by r.created_at, r.id) from coaching_reminders r where r.booking_id = b.id) as made
  from coaching_bookings b join coaching_sessions s on s.id = b.session_id where b.id = $1`;

/** Lists and makes reminders of sessions. */
@Injectable()
export class RemindersService {
  constructor(
    private readonly database: Database,
    private readonly outbox: Outbox,
    private readonly standing: StandingQueries,
    private readonly audit: AuditService,
    private readonly clock: Clock,
  ) {}

  /** Returns the reminders already made, oldest first, then the planned ones, in one statement. */
  async of(bookingId: string): Promise<PlannedReminder[]> {
    const now = this.clock.now();
    const row = await this.database.one<Row>(BOOKING, [bookingId, now]);
    if (!row) throw notFound('Booking');
    const made = (row.made ?? []).map(({ id, leadSeconds, createdAt }) => ({
      reminderId: id,
      leadSeconds,
      dueAt: new Date(createdAt),
    }));
    const planned = MARKS.flatMap((leadSeconds) => {
      const due = row.isToCome ? dueAt(row, leadSeconds) : undefined;
      return due && due > now ? [{ reminderId: null, leadSeconds, dueAt: due }] : [];
    });
    return [...made, ...planned];
  }

  /** Sends an extra reminder by hand; 409 `too_late` unless the booking is confirmed and upcoming. */
  async send(by: string, bookingId: string): Promise<void> {
    await this.database.transaction(async (tx) => {
      const now = this.clock.now();
      const row = await tx.one<Row>(BOOKING, [bookingId, now]);
      if (!row) throw notFound('Booking');
      if (!row.isToCome)
        throw conflict('too_late', 'You can only send reminders for a confirmed, upcoming booking');
      const { accountId, startsAt } = row;
      await this.standing.mustActFor(tx, accountId);
      await this.make(tx, { bookingId, accountId, startsAt, leadSeconds: null });
      const subject = { type: 'coaching_booking', id: bookingId } as const;
      await this.audit.record(tx, { by, action: 'coaching.reminder_sent', subject, memberId: accountId });
    });
  }

  /** Stores the reminder and queues its email; there is one per booking, start and mark. */
  async make(tx: Tx, { bookingId, accountId, startsAt, leadSeconds }: NewReminder): Promise<void> {
    const reminderId = newId();
    const made = await tx.one<unknown>(
      `insert into coaching_reminders (id, booking_id, starts_at, lead_seconds, created_at)
       values ($1, $2, $3, $4, $5) on conflict do nothing returning id`,
      [reminderId, bookingId, startsAt, leadSeconds, this.clock.now()],
    );
    if (!made) return;
    const about = { bookingId, accountId, reminderId, startsAt: startsAt.toISOString() };
    await this.outbox.publish(tx, 'call.near', about);
  }
}
