import { Injectable } from '@nestjs/common';
import { Clock, days, later, minutes } from '../../../kernel/clock.js';
import { conflict, notFound } from '../../../kernel/errors.js';
import { newId } from '../../../kernel/ids.js';
import { Database, type Tx } from '../../../platform/database/database.js';
import { Outbox } from '../../../platform/jobs/outbox.js';
import { OFFERING_ROW, type OfferingRow } from '../offerings/offering.sql.js';
import { isOffered } from '../scheduling/slots.js';
import { BOOKING_ROW, type BookingRow } from './booking.sql.js';
import { mayChange } from './cancellations.service.js';
import { CoachTimeService } from './coach-time.service.js';
import { SessionsService } from './sessions.service.js';

interface Move {
  bookingId: string;
  startsAt: Date;
  /** Allows times outside the hours, the notice and the horizon. */
  isAtAnyTime: boolean;
  byCoach: boolean;
}

/**
 * Checks that the booking may be moved, and writes records that go with the move. The booking and its session are
 * locked.
 */
type Permit = (tx: Tx, booking: BookingRow) => Promise<void>;

@Injectable()
export class SessionMovesService {
  constructor(
    private readonly database: Database,
    private readonly time: CoachTimeService,
    private readonly sessions: SessionsService,
    private readonly outbox: Outbox,
    private readonly clock: Clock,
  ) {}

  /**
   * Moves the session; its length and buffers stay. If two want the same time, one gets it and the other is offered
   * other times. Participants get an email with the updated calendar entry.
   */
  async move(move: Move, permit: Permit): Promise<void> {
    const offering = await this.database.one<OfferingRow>(
      `${OFFERING_ROW} where o.id = (select s.offering_id from coaching_bookings b
         join coaching_sessions s on s.id = b.session_id where b.id = $1)`,
      [move.bookingId],
    );
    if (!offering) throw notFound('Booking');
    await this.time.write(
      { offering, startsAt: move.startsAt },
      (tx) => this.write(tx, offering, move, permit),
      'Another session is booked at that time. Please choose another one.',
    );
  }

  /** Moves the booking for its owner, with the notice that canceling needs, to a time that the offering has. */
  byPerson(move: Pick<Move, 'bookingId' | 'startsAt'>, permit?: Permit): Promise<void> {
    return this.move({ ...move, isAtAnyTime: false, byCoach: false }, async (tx, booking) => {
      if (booking.isGroup)
        throw conflict('outside_hours', 'You can’t move a group session. Cancel it and book another date.');
      if (!mayChange(booking, this.clock.now()))
        throw conflict('too_late', 'It’s too late to move this online. Please write to your coach.');
      await permit?.(tx, booking);
    });
  }

  private async write(tx: Tx, offering: OfferingRow, move: Move, permit: Permit): Promise<void> {
    const now = this.clock.now();
    await this.lockAround(tx, move.startsAt);
    const booking = await tx.one<BookingRow>(`${BOOKING_ROW} where b.id = $1 for update of s, b`, [
      move.bookingId,
    ]);
    if (!booking) throw notFound('Booking');
    check(booking, offering, move, now);
    await permit(tx, booking);
    const by = move.startsAt.getTime() - booking.startsAt.getTime();
    if (by === 0) return;
    if (!move.isAtAnyTime)
      await this.time.checkBusy(tx, await blockedWhenMoved(tx, booking, by), move.byCoach);
    await this.shift(tx, booking, move);
  }

  /** Moves the session and notifies its participants. The caller holds both locks, and has checked that it may be moved. */
  async shift(
    tx: Tx,
    { sessionId, startsAt: wasAt }: Pick<BookingRow, 'sessionId' | 'startsAt'>,
    { startsAt, byCoach }: Pick<Move, 'startsAt' | 'byCoach'>,
  ): Promise<void> {
    await tx.query(
      `update coaching_sessions set starts_at = starts_at + shift.by, ends_at = ends_at + shift.by,
         blocked = tstzrange(lower(blocked) + shift.by, upper(blocked) + shift.by), calendar_sequence = calendar_sequence + 1,
         version = version + 1, moved_at = $3
       from (select $2::bigint * interval '1 millisecond' as by) shift where id = $1`,
      [sessionId, startsAt.getTime() - wasAt.getTime(), this.clock.now()],
    );
    await this.tell(tx, { sessionId }, { wasAt, byCoach });
  }

  /** Locks the coach's time around this moment, and cancels expired holds there. */
  async lockAround(tx: Tx, moment: Date): Promise<void> {
    const around = { start: later(moment, -days(1)), end: later(moment, days(1)) };
    await this.sessions.lockTime(tx, around, this.clock.now());
  }

  /** Notifies all participants of a change to the session. `wasAt` is the earlier start, or null if the time stays. */
  async tell(
    tx: Tx,
    { sessionId }: Pick<BookingRow, 'sessionId'>,
    { wasAt, byCoach }: { wasAt: Date | null; byCoach: boolean },
  ): Promise<void> {
    const places = await tx.query<{ id: string; accountId: string | null }>(
      `select id, account_id as "accountId" from coaching_bookings where session_id = $1 and state = 'confirmed' order by id`,
      [sessionId],
    );
    for (const { id, accountId } of places)
      await this.outbox.publish(tx, 'call.changed', {
        bookingId: id,
        accountId,
        changeId: newId(),
        byCoach,
        wasAt: wasAt?.toISOString() ?? null,
      });
  }
}

/** Blocked interval after the move by so many milliseconds. */
async function blockedWhenMoved(tx: Tx, { sessionId }: BookingRow, by: number) {
  const row = await tx.one<{ start: Date; end: Date }>(
    'select lower(blocked) as start, upper(blocked) as end from coaching_sessions where id = $1',
    [sessionId],
  );
  return { start: later(row!.start, by), end: later(row!.end, by) };
}

function check(booking: BookingRow, offering: OfferingRow, { startsAt, isAtAnyTime }: Move, now: Date): void {
  if (booking.state !== 'confirmed' || booking.startsAt <= now)
    throw conflict('too_late', 'You can only move a confirmed, upcoming booking');
  if (startsAt <= now) throw conflict('too_late', 'That time has passed. Please choose a later one.');
  const length = (booking.endsAt.getTime() - booking.startsAt.getTime()) / minutes(1);
  if (!isAtAnyTime && !isOffered({ ...offering, durationSeconds: length }, startsAt.getTime(), now.getTime()))
    throw conflict('outside_hours', 'That time is outside the available hours. Please choose another one.');
}
