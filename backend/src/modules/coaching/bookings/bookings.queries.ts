import { Injectable } from '@nestjs/common';
import { Clock } from '../../../kernel/clock.js';
import { notFound } from '../../../kernel/errors.js';
import { Database } from '../../../platform/database/database.js';
import { contains, ids, oneOf } from '../../../platform/http/list-filters.js';
import type { ListParams } from '../../../platform/http/list-params.js';
import { readPage } from '../../../platform/http/read-page.js';
import { type ListFields, readListQuery } from '../../../platform/http/list-query.js';
import { times } from '../../../platform/http/list-ranges.js';
import { BOOKING_ROW, BOOKING_UPDATED, type BookingRow } from './booking.sql.js';
import { BOOKING_STATES } from './booking-states.js';
import type { BookingResponse } from './bookings.dto.js';

export const BOOKING_FIELDS: ListFields = {
  sort: {
    startsAt: 's.starts_at',
    createdAt: 'b.created_at',
    updatedAt: BOOKING_UPDATED,
    name: 'b.name',
    email: 'b.email',
    state: 'b.state',
    id: 'b.id',
  },
  filter: {
    q: contains('b.name', 'b.email'),
    name: contains('b.name'),
    email: contains('b.email'),
    state: oneOf(BOOKING_STATES, 'b.state'),
    id: ids('b.id'),
    studentId: ids('b.account_id'),
    sessionId: ids('b.session_id'),
    ...times('startsAt', 's.starts_at'),
    ...times('createdAt', 'b.created_at'),
    ...times('updatedAt', BOOKING_UPDATED),
  },
  default: { sort: 'startsAt', order: 'DESC' },
};

/** Reads bookings, for the coach. Requests whose hold has expired are left out. */
@Injectable()
export class BookingsQueries {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  async list(params: ListParams): Promise<{ items: BookingResponse[]; contentRange: string }> {
    const query = readListQuery(params, BOOKING_FIELDS);
    const parameters = [...query.parameters, this.clock.now()];
    // a group's spot is held by its booking, any other time by its session
    const shown = `(b.confirmed_at is not null
      or b.state = 'unconfirmed' and coalesce(b.pay_until, s.held_until) > $${parameters.length})`;
    return readPage(this.database, query, {
      unit: 'bookings',
      select: BOOKING_ROW,
      from: 'coaching_bookings b join coaching_sessions s on s.id = b.session_id',
      tie: 'b.id',
      where: `${shown} and ${query.where}`,
      parameters,
      show: (rows: BookingRow[]) => rows.map(asResponse),
    });
  }

  async one(id: string): Promise<BookingResponse> {
    const row = await this.database.one<BookingRow>(`${BOOKING_ROW} where b.id = $1`, [id]);
    if (!row) throw notFound('Booking');
    return asResponse(row);
  }
}

const asResponse = (row: BookingRow): BookingResponse => ({
  id: row.id,
  state: row.state,
  title: row.title,
  startsAt: row.startsAt,
  endsAt: row.endsAt,
  name: row.name,
  email: row.email,
  isGroup: row.isGroup,
  companion: row.companion,
  note: row.note,
  answers: row.answers,
  timeZone: row.timeZone,
  studentId: row.accountId,
  meetingUrl: row.meetingUrl,
  sessionUrl: row.sessionUrl,
  recordingUrl: row.recordingUrl,
  files: row.files,
  sharedNotes: row.sharedNotes,
  privateNote: row.privateNote,
  version: row.version,
  cancelReason: row.cancelReason,
  createdAt: row.createdAt,
  updatedAt: row.updatedAt,
  payUntil: row.state === 'unconfirmed' ? row.payUntil : null,
});
