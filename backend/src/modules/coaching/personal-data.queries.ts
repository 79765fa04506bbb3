import { Injectable } from '@nestjs/common';
import { Database } from '../../platform/database/database.js';
import {
  type PersonalData,
  type PersonalDataSource,
  TellsPersonalData,
} from '../../platform/personal-data/index.js';
import { BOOKING_ROW, type BookingRow } from './bookings/booking.sql.js';
import type { BookingState } from './bookings/booking-states.js';

const STATE: Record<BookingState, string> = {
  unconfirmed: 'not confirmed yet',
  confirmed: 'booked',
  cancelled: 'cancelled',
  completed: 'held',
  no_show: 'missed',
};

/** What a member has booked. */
@Injectable()
@TellsPersonalData({ order: 42, tables: ['coaching_bookings'] })
export class PersonalDataQueries implements PersonalDataSource {
  constructor(private readonly database: Database) {}

  async collect(accountId: string): Promise<PersonalData> {
    const rows = await this.database.query<BookingRow>(
      `${BOOKING_ROW} where b.account_id = $1 order by s.starts_at desc, b.id`,
      [accountId],
    );
    return {
      pages: [
        {
          name: 'calls',
          title: 'Your calls with the coach',
          lead: 'What you booked, and what became of it.',
          entries: rows.map((call) => ({
            title: call.title,
            facts: {
              When: call.startsAt,
              State: STATE[call.state],
              For: `${call.name}, ${call.email}`,
              'Your note': call.note,
              Cancelled: call.cancelReason,
              'Notes of the coach': call.sharedNotes,
              Asked: call.createdAt,
            },
          })),
          rows: rows.map(
            ({
              title,
              state,
              name,
              email,
              note,
              timeZone,
              cancelReason,
              sharedNotes,
              startsAt,
              ...call
            }) => ({
              ...{ title, state, name, email, note, timeZone, cancelReason, sharedNotes, startsAt },
              ...{ endsAt: call.endsAt, createdAt: call.createdAt },
            }),
          ),
        },
      ],
    };
  }
}
