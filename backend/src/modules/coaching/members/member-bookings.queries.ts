import { Injectable } from '@nestjs/common';
import { Clock } from '../../../kernel/clock.js';
import type { Language } from '../../../kernel/languages.js';
import { notFound } from '../../../kernel/errors.js';
import { translationTo } from '../../../kernel/translations.js';
import { Database } from '../../../platform/database/database.js';
import { cursorOf, valuesOf } from '../../../platform/http/cursor.js';
import { type Page, pageOf } from '../../../platform/http/list-response.js';
import { BOOKING_ROW, type BookingRow, joiningOf } from '../bookings/booking.sql.js';
import { changeUntil, mayChange } from '../bookings/cancellations.service.js';
import { filesFor } from '../bookings/session-files.service.js';
import type { MemberBookingResponse, MemberBookingsQuery } from './member-coaching.dto.js';

type Row = BookingRow & { creditExpiresAt: Date | null };

const ROW = `
  select mine.*, c.expires_at as "creditExpiresAt"
  from (${BOOKING_ROW} where b.account_id = $1) mine left join coaching_credits c on c.id = mine."creditId"`;

/** Leaves out holds that expired without payment. */
const MINE = `mine."payUntil" is null or mine.state <> 'cancelled' or mine."confirmedAt" is not null`;

const UPCOMING = `mine.state = 'confirmed' and mine."endsAt" > $2`;

const PERIODS = {
  upcoming: { where: UPCOMING, order: 'asc', follows: '>' },
  past: {
    where: `mine.state <> 'unconfirmed' and (${MINE}) and not (${UPCOMING})`,
    order: 'desc',
    follows: '<',
  },
} satisfies Record<MemberBookingsQuery['period'], unknown>;

/** Reads a member's bookings. Unconfirmed requests are left out of lists. */
@Injectable()
export class MemberBookingsQueries {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  async list(
    accountId: string,
    language: Language,
    { period, after, limit }: MemberBookingsQuery,
  ): Promise<Page<MemberBookingResponse>> {
    const now = this.clock.now();
    const [at = null, last = null] = valuesOf(after);
    const { where, order, follows } = PERIODS[period];
    const rows = await this.database.query<Row>(
      `${ROW} where ${where}
         and ($3::timestamptz is null or (mine."startsAt", mine.id) ${follows} ($3, $4::uuid))
       order by mine."startsAt" ${order}, mine.id ${order} limit $5::int + 1`,
      [accountId, now, at, last, limit],
    );
    const { items, next } = pageOf(rows, limit, ({ startsAt, id }) => cursorOf(startsAt, id));
    return { items: items.map((row) => asResponse(row, language, now)), next };
  }

  /** Returns a booking; 404 for someone else's. */
  async one(accountId: string, language: Language, id: string): Promise<MemberBookingResponse> {
    const row = await this.database.one<Row>(`${ROW} where mine.id = $2`, [accountId, id]);
    if (!row) throw notFound('Booking');
    return asResponse(row, language, this.clock.now());
  }
}

const asResponse = (row: Row, language: Language, now: Date): MemberBookingResponse => ({
  id: row.id,
  offeringId: row.offeringId,
  state: row.state,
  title: translationTo(language, row.translations)?.title ?? row.title,
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
