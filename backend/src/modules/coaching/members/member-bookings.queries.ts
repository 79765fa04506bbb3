import { Injectable } from '@nestjs/common';
import { Clock } from '../../../kernel/clock.js';
import { notFound } from '../../../kernel/errors.js';
import { Database } from '../../../platform/database/database.js';
import { BOOKING_ROW, type BookingRow, joiningOf } from '../bookings/booking.sql.js';
import { changeUntil, mayChange } from '../bookings/cancellations.service.js';
import { filesFor } from '../bookings/session-files.service.js';
import type {
  MemberBookingListResponse,
  MemberBookingResponse,
  MemberBookingsQuery,
} from './member-coaching.dto.js';

type Row = BookingRow & { creditExpiresAt: Date | null };

const ROW = `
  select mine.*, c.expires_at as "creditExpiresAt"
  from (${BOOKING_ROW} where b.account_id = $1) mine left join coaching_credits c on c.id = mine."creditId"`;

/** Leaves out times that were held and never paid. */
const MINE = `mine."payUntil" is null or mine.state <> 'cancelled' or mine."confirmedAt" is not null`;

const UPCOMING = `mine.state = 'confirmed' and mine."endsAt" > $2`;

/** Reads a member's bookings. Unconfirmed requests are left out of lists. */
@Injectable()
export class MemberBookingsQueries {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  /** Runs two statements. */
  async list(
    accountId: string,
    { period, page, pageSize }: MemberBookingsQuery,
  ): Promise<MemberBookingListResponse> {
    const now = this.clock.now();
    const rows = `${ROW} where ${period === 'upcoming' ? UPCOMING : `mine.state <> 'unconfirmed' and (${MINE}) and not (${UPCOMING})`}`;
    const direction = period === 'upcoming' ? 'asc' : 'desc';
    const [items, counted] = await Promise.all([
      this.database.query<Row>(`${rows} order by mine."startsAt" ${direction}, mine.id limit $3 offset $4`, [
        accountId,
        now,
        pageSize,
        (page - 1) * pageSize,
      ]),
      this.database.one<{ total: number }>(`select count(*)::int as total from (${rows}) counted`, [
        accountId,
        now,
      ]),
    ]);
    return { items: items.map((row) => asResponse(row, now)), total: counted?.total ?? 0, page, pageSize };
  }

  /** 404 for somebody else's booking. */
  async one(accountId: string, id: string): Promise<MemberBookingResponse> {
    const row = await this.database.one<Row>(`${ROW} where mine.id = $2`, [accountId, id]);
    if (!row) throw notFound('Booking');
    return asResponse(row, this.clock.now());
  }
}

const asResponse = (row: Row, now: Date): MemberBookingResponse => ({
  id: row.id,
  offeringId: row.offeringId,
  state: row.state,
  title: row.title,
  startsAt: row.startsAt,
  endsAt: row.endsAt,
  ...joiningOf(row, now),
  changeUntil: mayChange(row, now) ? changeUntil(row) : null,
  usesCredit: row.creditId !== null,
  creditExpiresAt: row.creditExpiresAt,
  isGroup: row.isGroup,
  isForPairs: row.isForPairs,
  isSecondSeat: row.secondOf !== null,
  companion: row.companion,
  companionId: row.companionId,
  note: row.note,
  answers: row.answers,
  sharedNotes: row.sharedNotes,
  recordingUrl: row.state === 'cancelled' ? null : row.recordingUrl,
  files: filesFor(row),
  cancelReason: row.cancelReason,
});
