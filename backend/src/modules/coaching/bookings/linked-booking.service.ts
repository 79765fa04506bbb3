import { Injectable } from '@nestjs/common';
import { Clock, later, minutes } from '../../../kernel/clock.js';
import { conflict, unprocessable } from '../../../kernel/errors.js';
import { hashOfSecret, newId } from '../../../kernel/ids.js';
import { Database, type Tx } from '../../../platform/database/database.js';
import { Outbox } from '../../../platform/jobs/outbox.js';
import type { Language } from '../../../kernel/languages.js';
import { RateLimiter } from '../../../platform/security/rate-limiter.js';
import { answersTo, type IntakeAnswer } from '../offerings/intake.js';
import { PublicOfferingsQueries } from '../offerings/public-offerings.queries.js';
import type {
  BookRequest,
  HeldResponse,
  LinkedBookingResponse,
  SessionDownloadResponse,
} from './bookings.dto.js';
import { CancellationsService, changeUntil } from './cancellations.service.js';
import { BOOKING_ROW, type BookingRow, joiningOf } from './booking.sql.js';
import { SessionMovesService } from './session-moves.service.js';
import { filesFor, SessionFilesService } from './session-files.service.js';
import { HOLD_MINUTES } from './booking-states.js';
import { CoachingBooking } from './booking.entity.js';
import { CoachTimeService, type WantedTime } from './coach-time.service.js';

/**
 * Bookings without an account: a time is held until its emailed link is followed. Having the link gives the right to
 * see and change the booking.
 */
@Injectable()
export class LinkedBookingService {
  constructor(
    private readonly database: Database,
    private readonly outbox: Outbox,
    private readonly cancellations: CancellationsService,
    private readonly moves: SessionMovesService,
    private readonly files: SessionFilesService,
    private readonly clock: Clock,
    private readonly offerings: PublicOfferingsQueries,
    private readonly time: CoachTimeService,
    private readonly limiter: RateLimiter,
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

  /** Moves the booking to a free time. Throws `slot_taken` with other free times if that one was just taken. */
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

  /** Holds the time until the emailed link is followed. The response is the same whether or not the address has an account. */
  async hold(
    offeringId: string,
    { answers: given = [], ...request }: Asked & Pick<BookRequest, 'answers'>,
    accountId: string | null,
  ): Promise<HeldResponse> {
    const offering = await this.offerings.offering(offeringId);
    const answers = answersTo(offering.questions, given);
    const wanted = { offering, startsAt: new Date(request.startsAt) };
    await this.time.checkHours(wanted);
    await this.limiter.count(MAILS_AN_HOUR, hashOfSecret(request.email));
    return this.time.write(wanted, (tx) => this.insert(tx, wanted, { ...request, answers }, accountId));
  }

  private async insert(
    tx: Tx,
    wanted: WantedTime,
    { name, email, note, answers, timeZone, language = null }: Asked & { answers: IntakeAnswer[] },
    accountId: string | null,
  ): Promise<HeldResponse> {
    const now = this.clock.now();
    const heldUntil = later(now, minutes(HOLD_MINUTES));
    const sessionId = await this.time.take(tx, wanted, { heldUntil });
    const bookingId = newId();
    await tx.insert(CoachingBooking, {
      id: bookingId,
      sessionId,
      accountId,
      name,
      email,
      note,
      answers,
      timeZone,
      language,
      state: 'unconfirmed',
      createdAt: now,
    });
    await this.outbox.publish(tx, 'call.requested', { bookingId, accountId });
    return { heldUntil };
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
  recordingUrl: booking.state === 'cancelled' ? null : booking.recordingUrl,
  files: filesFor(booking),
});

/** Details of a request, and the language for emails about it. */
type Asked = Omit<BookRequest, 'answers'> & { language?: Language | null };

/** Limit per address, counted by its hash, because the recipient may be a stranger. */
const MAILS_AN_HOUR = { name: 'coaching.mails', limit: 5, perSeconds: 3600 };
