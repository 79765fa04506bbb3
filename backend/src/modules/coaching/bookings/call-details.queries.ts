import { Injectable } from '@nestjs/common';
import { Database } from '../../../platform/database/database.js';
import type { CoachingBooking } from './booking.entity.js';
import { BOOKING_ROW, type BookingRow } from './booking.sql.js';

/** Facts about a call for emails. */
export type CallDetails = BookingRow &
  Pick<CoachingBooking, 'language'> & {
    /** True if the credit it was booked with has ended. */
    hasNoCredit: boolean;
  };

@Injectable()
export class CallDetailsQueries {
  constructor(private readonly database: Database) {}

  /** Undefined if the booking has been deleted. */
  find(bookingId: string): Promise<CallDetails | undefined> {
    return this.database.one<CallDetails>(
      `select told.*, mine.language, credit.ended_at is not null as "hasNoCredit"
       from (${BOOKING_ROW} where b.id = $1) told join coaching_bookings mine on mine.id = told.id
       left join coaching_credits credit on credit.id = mine.credit_id`,
      [bookingId],
    );
  }
}
