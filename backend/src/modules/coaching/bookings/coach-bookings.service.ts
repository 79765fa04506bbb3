import { Injectable } from '@nestjs/common';
import { notFound } from '../../../kernel/errors.js';
import { Database } from '../../../platform/database/database.js';
import { StandingQueries } from '../../accounts/index.js';
import { AuditService } from '../../audit/index.js';
import { CancellationsService } from './cancellations.service.js';
import { BOOKING_ROW, type BookingRow } from './booking.sql.js';
import { SessionMovesService } from './session-moves.service.js';

@Injectable()
export class CoachBookingsService {
  constructor(
    private readonly standing: StandingQueries,
    private readonly database: Database,
    private readonly audit: AuditService,
    private readonly cancellations: CancellationsService,
    private readonly moves: SessionMovesService,
  ) {}

  /** Moves a booking. With `anyTime`, the coach may take any time that no other session takes. */
  async move(by: string, bookingId: string, startsAt: Date, anyTime: boolean): Promise<void> {
    await this.moves.move(
      { bookingId, startsAt, anyTime, byCoach: true },
      async (tx, { id, accountId, startsAt: before }) => {
        if (before.getTime() === startsAt.getTime()) return;
        await this.standing.mustActFor(tx, accountId);
        const subject = { type: 'coaching-booking', id } as const;
        await this.audit.record(tx, { by, action: 'coaching.booking-moved', subject, memberId: accountId });
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
      const subject = { type: 'coaching-booking', id } as const;
      await this.audit.record(tx, { by, action: 'coaching.booking-cancelled', subject, memberId: accountId });
    });
  }
}
