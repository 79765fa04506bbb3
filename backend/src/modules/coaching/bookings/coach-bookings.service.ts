import { Injectable } from '@nestjs/common';
import { Clock } from '../../../kernel/clock.js';
import { conflict, notFound } from '../../../kernel/errors.js';
import { Database } from '../../../platform/database/database.js';
import { Outbox } from '../../../platform/jobs/outbox.js';
import { AuditService } from '../../audit/index.js';
import { BOOKING_ROW, type BookingRow } from './booking.sql.js';
import { SessionMovesService } from './session-moves.service.js';
import { SessionsService } from './sessions.service.js';

/** What the coach does with bookings. */
@Injectable()
export class CoachBookingsService {
  constructor(
    private readonly database: Database,
    private readonly outbox: Outbox,
    private readonly audit: AuditService,
    private readonly sessions: SessionsService,
    private readonly moves: SessionMovesService,
    private readonly clock: Clock,
  ) {}

  /** The coach may take any time that no other session takes, if that is what was meant (`anyTime`). */
  async move(by: string, bookingId: string, startsAt: Date, anyTime: boolean): Promise<void> {
    await this.moves.move(
      { bookingId, startsAt, anyTime, byCoach: true },
      async (tx, { id, accountId, startsAt: before }) => {
        if (before.getTime() === startsAt.getTime()) return;
        const subject = { type: 'coaching-booking', id } as const;
        await this.audit.record(tx, { by, action: 'coaching.booking-moved', subject, memberId: accountId });
      },
    );
  }

  /** The person is told by mail, with the coach's words; the time is free again. */
  async cancel(by: string, id: string, reason: string): Promise<void> {
    await this.database.transaction(async (tx) => {
      const [booking] = await tx.query<BookingRow[]>(`${BOOKING_ROW} where b.id = $1 for update of s, b`, [
        id,
      ]);
      if (!booking) throw notFound('Booking');
      if (booking.state === 'cancelled') return;
      const now = this.clock.now();
      if (booking.state !== 'confirmed' || booking.startsAt <= now)
        throw conflict('too_late', 'Only a confirmed booking that is still to come can be cancelled');
      const { sessionId, accountId } = booking;
      await tx.query(
        `update coaching_bookings set state = 'cancelled', cancelled_at = $2, cancel_reason = $3 where id = $1`,
        [id, now, reason],
      );
      await this.sessions.freeWhenEmpty(tx, sessionId);
      await this.outbox.publish(tx, 'call.cancelled', { bookingId: id, accountId, byCoach: true });
      const subject = { type: 'coaching-booking', id } as const;
      await this.audit.record(tx, { by, action: 'coaching.booking-cancelled', subject, memberId: accountId });
    });
  }
}
