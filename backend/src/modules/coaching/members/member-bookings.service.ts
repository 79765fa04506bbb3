import { Injectable } from '@nestjs/common';
import { Clock, later, minutes } from '../../../kernel/clock.js';
import { conflict, notFound } from '../../../kernel/errors.js';
import { Database, type Tx } from '../../../platform/database/database.js';
import { BOOKING_ROW, type BookingRow } from '../bookings/booking.sql.js';
import { CancellationsService } from '../bookings/cancellations.service.js';
import { CoachTimeService, type WantedTime } from '../bookings/coach-time.service.js';
import { SessionMovesService } from '../bookings/session-moves.service.js';
import { answersTo, type IntakeAnswer } from '../offerings/intake.js';
import { CreditsService } from '../crediting/credits.service.js';
import { PAY_MINUTES } from '../bookings/booking-states.js';
import { SessionsService } from '../bookings/sessions.service.js';
import type { OfferingRow } from '../offerings/offering.sql.js';
import type { BookSessionRequest, HeldTimeResponse, HoldTimeRequest } from './member-coaching.dto.js';
import { MemberOfferingsQueries } from './member-offerings.queries.js';
import { type Member, PlacesService } from './places.service.js';

/** Max free meetings of one kind that a member can have ahead, because the coach's time is for everyone. */
const MOST_FREE = 2;

/** Books, moves and cancels sessions for members, and holds times until they are paid (product rule 9.18). */
@Injectable()
export class MemberBookingsService {
  constructor(
    private readonly database: Database,
    private readonly offerings: MemberOfferingsQueries,
    private readonly time: CoachTimeService,
    private readonly moves: SessionMovesService,
    private readonly cancellations: CancellationsService,
    private readonly credits: CreditsService,
    private readonly places: PlacesService,
    private readonly clock: Clock,
    private readonly sessions: SessionsService,
  ) {}

  /** Books right away, with a credit if the offering needs one. Returns the booking id. */
  async book(accountId: string, offeringId: string, request: BookSessionRequest): Promise<string> {
    const offering = await this.offerings.offering(offeringId);
    const answers = answersTo(offering.questions, request.answers ?? []);
    const wanted = { offering, startsAt: new Date(request.startsAt) };
    await this.time.checkHours(wanted);
    return this.time.write(wanted, (tx) => this.insert(tx, accountId, wanted, { ...request, answers }));
  }

  /** Moves the booking to a time before the used credit expires. */
  async move(accountId: string, bookingId: string, startsAt: Date): Promise<void> {
    await this.ownBooking(accountId, bookingId);
    await this.moves.byPerson({ bookingId, startsAt }, (tx, booking) =>
      this.credits.checkExpiry(tx, booking, startsAt),
    );
  }

  async cancel(accountId: string, bookingId: string): Promise<void> {
    await this.database.transaction(async (tx) => {
      const booking = await tx.one<BookingRow>(
        `${BOOKING_ROW} where b.id = $1 and b.account_id = $2 for update of s, b`,
        [bookingId, accountId],
      );
      if (!booking) throw notFound('Booking');
      await this.cancellations.byPerson(tx, booking);
    });
  }

  /** Holds a time. 404 unless the product brings one session of this offering and can be bought. */
  async holdTime(member: Member, offeringId: string, request: HoldTimeRequest): Promise<HeldTimeResponse> {
    const offering = await this.offerings.offering(offeringId);
    const { answers: given = [], ...wish } = request;
    return this.holdAnswered(member, offering, { ...wish, answers: answersTo(offering.questions, given) });
  }

  /** Like `holdTime`, with questions that were answered before. */
  async holdAnswered(member: Member, offering: OfferingRow, wish: AnsweredWish): Promise<HeldTimeResponse> {
    const { productId } = wish;
    const startsAt = new Date(wish.startsAt);
    const offeringId = offering.id;
    await this.places.checkSale(member, { offeringId, productId, startsAt });
    const wanted = { offering, startsAt };
    await this.time.checkHours(wanted);
    const held = await this.time.write(wanted, (tx) => this.insertHold(tx, member.accountId, wanted, wish));
    await this.places.putIntoCart(member, productId);
    return held;
  }

  private async ownBooking(accountId: string, bookingId: string): Promise<void> {
    const found = await this.database.one('select from coaching_bookings where id = $1 and account_id = $2', [
      bookingId,
      accountId,
    ]);
    if (!found) throw notFound('Booking');
  }

  private async insert(
    tx: Tx,
    accountId: string,
    wanted: WantedTime,
    { note, answers, timeZone }: Pick<BookSessionRequest, 'note' | 'timeZone'> & { answers: IntakeAnswer[] },
  ): Promise<string> {
    const { offering, startsAt } = wanted;
    const now = this.clock.now();
    const sessionId = await this.time.take(tx, wanted);
    const creditId = offering.needsCredit
      ? await this.credits.take(tx, accountId, offering.id, startsAt)
      : await this.checkFree(tx, accountId, offering.id, now);
    return this.places.add(tx, { accountId, sessionId, creditId, note, answers, timeZone, byCoach: false });
  }

  private async checkFree(tx: Tx, accountId: string, offeringId: string, now: Date): Promise<null> {
    const row = await tx.one<{ upcoming: number }>(
      `select count(*)::int as upcoming from coaching_bookings b join coaching_sessions s on s.id = b.session_id
       where b.account_id = $1 and s.offering_id = $2 and b.state = 'confirmed' and s.starts_at > $3`,
      [accountId, offeringId, now],
    );
    if (row!.upcoming >= MOST_FREE)
      throw conflict('full', 'You already have two of these coming up. Move or cancel one first.');
    return null;
  }

  private async insertHold(
    tx: Tx,
    accountId: string,
    wanted: WantedTime,
    { productId, note, answers, timeZone }: AnsweredWish,
  ): Promise<HeldTimeResponse> {
    const payUntil = later(this.clock.now(), minutes(PAY_MINUTES));
    await this.sessions.lock(tx);
    await this.cancellations.letGo(tx, { accountId, productId });
    const sessionId = await this.time.take(tx, wanted, { heldUntil: payUntil });
    const id = await this.places.hold(tx, {
      accountId,
      sessionId,
      note,
      answers,
      timeZone,
      productId,
      payUntil,
    });
    return { id, startsAt: wanted.startsAt, payUntil: payUntil };
  }
}

type AnsweredWish = Omit<HoldTimeRequest, 'answers'> & { answers: IntakeAnswer[] };
