import { Injectable } from '@nestjs/common';
import { Database } from '../../platform/database/database.js';
import { MAX_ROWS } from '../../platform/http/list-query.js';
import type { StudentBookingResponse } from './student-sessions.dto.js';

@Injectable()
export class StudentSessionsQueries {
  constructor(private readonly database: Database) {}

  /** Lists the sessions, latest first, in the business's time zone. */
  bookings(studentId: string): Promise<StudentBookingResponse[]> {
    return this.database.query<StudentBookingResponse>(
      `select b.id, b.title, b.state as status, b.starts_at as "startsAt",
              to_char(b.starts_at at time zone c.time_zone, 'YYYY-MM-DD') as date,
              to_char(b.starts_at at time zone c.time_zone, 'HH24:MI') as time
       from booked_sessions b cross join coach_calendar c
       where b.account_id = $1 and b.state <> 'unconfirmed' order by b.starts_at desc, b.id limit ${MAX_ROWS}`,
      [studentId],
    );
  }
}
