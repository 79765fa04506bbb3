import { Injectable } from '@nestjs/common';
import { Database } from '../../../platform/database/database.js';
import { BOOKING_ROW, type BookingRow } from './booking.sql.js';

/** What mails tell of a call. */
export type CallDetails = BookingRow;

@Injectable()
export class CallDetailsQueries {
  constructor(private readonly database: Database) {}

  /** Undefined when it is forgotten already. */
  find(bookingId: string): Promise<CallDetails | undefined> {
    return this.database.one<BookingRow>(`${BOOKING_ROW} where b.id = $1`, [bookingId]);
  }
}
