import { isDeepStrictEqual } from 'node:util';
import { Injectable } from '@nestjs/common';
import { conflict, notFound, refuseStaleEdit, wrongFields } from '../../../kernel/errors.js';
import { Database, type Tx } from '../../../platform/database/database.js';
import { Clock } from '../../../kernel/clock.js';
import { Outbox } from '../../../platform/jobs/outbox.js';
import { httpsUrl } from '../../../platform/zod/links.js';
import { StandingQueries } from '../../accounts/index.js';
import { AuditService } from '../../audit/index.js';
import { CancellationsService } from './cancellations.service.js';
import { BOOKING_ROW, type BookingRow } from './booking.sql.js';
import { SessionMovesService } from './session-moves.service.js';
import type { Outcome, PutBookingRequest } from './coach-bookings.dto.js';
import { SessionFilesService } from './session-files.service.js';

/** Lets the coach move, cancel and settle bookings, and write notes on them. */
@Injectable()
export class CoachBookingsService {
  constructor(
    private readonly standing: StandingQueries,
    private readonly database: Database,
    private readonly audit: AuditService,
    private readonly cancellations: CancellationsService,
    private readonly moves: SessionMovesService,
    private readonly files: SessionFilesService,
    private readonly clock: Clock,
    private readonly outbox: Outbox,
  ) {}

  /** Moves a booking. With `isAtAnyTime`, the coach can take any time that is free of other sessions. */
  async move(by: string, bookingId: string, startsAt: Date, isAtAnyTime: boolean): Promise<void> {
    await this.moves.move(
      { bookingId, startsAt, isAtAnyTime, byCoach: true },
      async (tx, { id, accountId, startsAt: before }) => {
        if (before.getTime() === startsAt.getTime()) return;
        await this.standing.mustActFor(tx, accountId);
        const subject = { type: 'coaching_booking', id } as const;
        await this.audit.record(tx, { by, action: 'coaching.booking_moved', subject, memberId: accountId });
      },
    );
  }

  /** Cancels the booking, emails the person with the coach's reason, and frees the time. */
  async cancel(by: string, id: string, reason: string): Promise<void> {
    await this.database.transaction(async (tx) => {
      const booking = await tx.one<BookingRow>(`${BOOKING_ROW} where b.id = $1 for update of s, b`, [id]);
      if (!booking) throw notFound('Booking');
      if (!(await this.cancellations.byCoach(tx, booking, reason))) return;
      const { accountId } = booking;
      const subject = { type: 'coaching_booking', id } as const;
      await this.audit.record(tx, { by, action: 'coaching.booking_cancelled', subject, memberId: accountId });
    });
  }

  /**
   * Sets the outcome of a booking once its session has begun. A session is completed when none of its bookings is open.
   */
  async settle(by: string, id: string, outcome: Outcome): Promise<void> {
    await this.database.transaction(async (tx) => {
      const booking = await lockedBooking(tx, id);
      if (booking.state === outcome) return;
      if (booking.state === 'unconfirmed' || booking.state === 'cancelled')
        throw conflict('too_late', 'No one has this spot anymore');
      if (booking.startsAt > this.clock.now())
        throw conflict('too_early', 'You can only record the outcome of a session that has started');
      await tx.query('update coaching_bookings set state = $2 where id = $1', [id, outcome]);
      await tx.query(
        `update coaching_sessions s set state = case when exists (
           select from coaching_bookings b where b.session_id = s.id and b.state = 'confirmed') then 'confirmed' else 'completed' end
         where s.id = $1`,
        [booking.sessionId],
      );
      await this.outbox.publish(tx, 'session.settled', { bookingId: id, accountId: booking.accountId });
      await this.recordChange(tx, by, booking, 'coaching.booking_settled', ['state']);
    });
  }

  /** Changes notes, links and files, and announces a new meeting link. 412 if `expectedVersion` is outdated. */
  async edit(by: string, id: string, request: PutBookingRequest, expectedVersion?: number): Promise<void> {
    const { sharedNotes, privateNote, sessionUrl, recordingUrl, fileIds } = request;
    checkLinks({ sessionUrl, recordingUrl });
    await this.database.transaction(async (tx) => {
      const booking = await lockedBooking(tx, id);
      refuseStaleEdit(expectedVersion, booking.version);
      const words = { sharedNotes, privateNote, sessionUrl, recordingUrl };
      const names = Object.keys(words) as (keyof typeof words)[];
      const fields: string[] = names.filter((name) => !isDeepStrictEqual(booking[name], words[name]));
      if (fileIds && (await this.files.replace(tx, booking.sessionId, fileIds))) fields.push('files');
      if (fields.length === 0) return;
      // no one but the coach sees the private note
      if (fields.some((field) => field !== 'privateNote'))
        await this.standing.mustActFor(tx, booking.accountId);
      await tx.query(
        'update coaching_bookings set shared_notes = $2, private_note = $3, version = version + 1 where id = $1',
        [id, sharedNotes, privateNote],
      );
      if (fields.includes('recordingUrl'))
        await tx.query('update coaching_sessions set recording_link = $2 where id = $1', [
          booking.sessionId,
          recordingUrl,
        ]);
      if (fields.includes('sessionUrl')) await this.meetAt(tx, booking, sessionUrl);
      await this.recordChange(tx, by, booking, 'coaching.booking_updated', fields);
    });
  }

  private async meetAt(tx: Tx, booking: BookingRow, link: string | null): Promise<void> {
    const isToCome = booking.startsAt > this.clock.now();
    await tx.query(
      'update coaching_sessions set meeting_link = $2, calendar_sequence = calendar_sequence + $3 where id = $1',
      [booking.sessionId, link, isToCome ? 1 : 0],
    );
    if (isToCome) await this.moves.tell(tx, booking, { wasAt: null, byCoach: true });
  }

  private async recordChange(
    tx: Tx,
    by: string,
    { id, accountId }: BookingRow,
    action: 'coaching.booking_settled' | 'coaching.booking_updated',
    fields: string[],
  ): Promise<void> {
    const subject = { type: 'coaching_booking', id } as const;
    await this.audit.record(tx, { by, action, subject, memberId: accountId, fields });
  }
}

function checkLinks(links: Record<'sessionUrl' | 'recordingUrl', string | null>): void {
  const wrong = Object.entries(links).filter(
    ([, link]) => link !== null && !httpsUrl.safeParse(link).success,
  );
  if (wrong.length === 0) return;
  const fields = wrong.map(([name]) => [name, 'must start with https://']);
  throw wrongFields(Object.fromEntries(fields));
}

async function lockedBooking(tx: Tx, id: string): Promise<BookingRow> {
  const booking = await tx.one<BookingRow>(`${BOOKING_ROW} where b.id = $1 for update of s, b`, [id]);
  if (!booking) throw notFound('Booking');
  return booking;
}
