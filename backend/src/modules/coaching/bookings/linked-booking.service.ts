import { Injectable } from '@nestjs/common';
import { Clock } from '../../../kernel/clock.js';
import { conflict, unprocessable } from '../../../kernel/errors.js';
import { hashOfSecret } from '../../../kernel/ids.js';
import { Database, type Tx } from '../../../platform/database/database.js';
import { Outbox } from '../../../platform/jobs/outbox.js';
import type { LinkedBookingResponse, SessionDownloadResponse } from './bookings.dto.js';
import { CancellationsService, changeUntil } from './cancellations.service.js';
import { BOOKING_ROW, type BookingRow, joiningOf } from './booking.sql.js';
import { SessionMovesService } from './session-moves.service.js';
import { filesFor, SessionFilesService } from './session-files.service.js';

/** Shows and changes a booking for the holder of its emailed link: the link is the permission. */
@Injectable()
export class LinkedBookingService {
  constructor(
    private readonly database: Database,
    private readonly outbox: Outbox,
    private readonly cancellations: CancellationsService,
    private readonly moves: SessionMovesService,
    private readonly files: SessionFilesService,
    private readonly clock: Clock,
  ) {}

  read(token: string): Promise<LinkedBookingResponse> {
    return this.database.transaction(async (tx) => asResponse(await bookingOf(tx, token), this.clock.now()));
  }

  /** Returns download addresses for the session's files; empty without a place in it. */
  async downloads(token: string): Promise<SessionDownloadResponse[]> {
    const booking = await this.database.transaction((tx) => bookingOf(tx, token));
    return this.files.downloadsOf(booking);
  }

  /** Confirms the booking; a second call changes nothing. */
  confirm(token: string): Promise<LinkedBookingResponse> {
    return this.database.transaction(async (tx) => {
      const booking = await bookingOf(tx, token, 'for update of s, b');
      const now = this.clock.now();
      if (booking.state === 'confirmed') return asResponse(booking, now);
      if (booking.state !== 'unconfirmed' || booking.heldUntil === null || booking.heldUntil <= now)
        throw conflict('too_late', 'We’re no longer holding this time for you. Please choose a new one.');
      const { id, sessionId, accountId } = booking;
      await tx.query(`update coaching_sessions set state = 'confirmed', held_until = null where id = $1`, [
        sessionId,
      ]);
      await tx.query(`update coaching_bookings set state = 'confirmed', confirmed_at = $2 where id = $1`, [
        id,
        now,
      ]);
      await this.outbox.publish(tx, 'call.confirmed', { bookingId: id, accountId });
      return asResponse({ ...booking, state: 'confirmed', heldUntil: null }, now);
    });
  }

  /** Moves the booking to a free time. Throws `slot_taken` with other free times if somebody else gets that one first. */
  async move(token: string, startsAt: Date): Promise<LinkedBookingResponse> {
    const { id } = await this.database.transaction((tx) => bookingOf(tx, token));
    await this.moves.byPerson({ bookingId: id, startsAt });
    return this.read(token);
  }

  /** Cancels the booking, within the period that the offering allows. */
  cancel(token: string): Promise<LinkedBookingResponse> {
    return this.database.transaction(async (tx) => {
      const booking = await bookingOf(tx, token, 'for update of s, b');
      await this.cancellations.byPerson(tx, booking);
      return asResponse({ ...booking, state: 'cancelled' }, this.clock.now());
    });
  }
}

async function bookingOf(tx: Tx, token: string, lock = ''): Promise<BookingRow> {
  const row = await tx.one<BookingRow>(
    `${BOOKING_ROW} where b.id = (select booking_id from coaching_booking_links where token_hash = $1) ${lock}`,
    [hashOfSecret(token)],
  );
  if (!row) throw unprocessable('link_invalid', 'This link doesn’t match a booking');
  return row;
}

const asResponse = (booking: BookingRow, now: Date): LinkedBookingResponse => ({
  state: booking.state,
  offeringId: booking.offeringId,
  title: booking.title,
  name: booking.name,
  startsAt: booking.startsAt,
  endsAt: booking.endsAt,
  heldUntil: booking.state === 'unconfirmed' ? booking.heldUntil : null,
  cancelUntil: changeUntil(booking),
  ...joiningOf(booking, now),
  cancelReason: booking.cancelReason,
  sharedNotes: booking.sharedNotes,
  recordingLink: booking.state === 'cancelled' ? null : booking.recordingLink,
  files: filesFor(booking),
});
