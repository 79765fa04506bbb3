import { Injectable } from '@nestjs/common';
import { Clock, later, minutes } from '../../../kernel/clock.js';
import { conflict, notFound, wrongFields } from '../../../kernel/errors.js';
import { Database, type Tx } from '../../../platform/database/database.js';
import { brokenConstraint } from '../../../platform/database/postgres-errors.js';
import { StandingQueries } from '../../accounts/index.js';
import { AuditService } from '../../audit/index.js';
import { PAY_MINUTES } from '../bookings/booking-states.js';
import { CancellationsService } from '../bookings/cancellations.service.js';
import { SessionsService } from '../bookings/sessions.service.js';
import { answersTo, type GivenIntakeAnswer, type IntakeAnswer } from '../offerings/intake.js';
import { CreditsService } from '../crediting/credits.service.js';
import type { HeldTimeResponse } from '../members/member-coaching.dto.js';
import { type Member, PlacesService } from '../members/places.service.js';
import { WaitingListService } from './waiting-list.service.js';
import { WORKSHOP_DATE, type WorkshopDateRow } from './workshop-dates.queries.js';
import type { BookPlaceRequest, GivePlaceRequest, HoldPlaceRequest } from './workshops.dto.js';

interface Wish extends Pick<GivePlaceRequest, 'usesCredit' | 'companion' | 'note'> {
  /** Account of the daughter who comes along, already checked; null if the companion has no account here. */
  companionId?: string | null;
  accountId: string;
  sessionId: string;
  /** Time zone for times in emails; null for the account's. */
  timeZone: string | null;
  /** Answers to the group's questions; none if the coach gives the spot. */
  answers?: readonly GivenIntakeAnswer[];
  /** Earlier answers, if a spot is held again. */
  answered?: readonly IntakeAnswer[];
  /** The coach who gives the spot; null if the member books. */
  coachId: string | null;
  /** Product to pay for, and the end of the hold; null if no payment is due. */
  pays: { productId: string; payUntil: Date } | null;
}

/** Books places on a date of a group, for members or by the coach. */
@Injectable()
export class WorkshopPlacesService {
  constructor(
    private readonly database: Database,
    private readonly standing: StandingQueries,
    private readonly places: PlacesService,
    private readonly credits: CreditsService,
    private readonly waiting: WaitingListService,
    private readonly sessions: SessionsService,
    private readonly cancellations: CancellationsService,
    private readonly audit: AuditService,
    private readonly clock: Clock,
  ) {}

  /**
   * Books at once, with the member's credit if the offering needs one, and returns the booking id. If several want the
   * last spot, the database gives it to one; a spot offered to the member is theirs.
   */
  book(accountId: string, sessionId: string, request: BookPlaceRequest): Promise<string> {
    return this.take({ ...request, accountId, sessionId, usesCredit: true, coachId: null, pays: null });
  }

  /**
   * Holds a spot until it is paid; the payment books it (product rule 9.18). If several want the last spot, one gets
   * the hold.
   */
  async hold(
    member: Member,
    sessionId: string,
    request: HoldPlaceRequest & Pick<Wish, 'answered'>,
  ): Promise<HeldTimeResponse> {
    const { productId } = request;
    const date = await this.database.one<WorkshopDateRow>(`${WORKSHOP_DATE} and s.id = $1`, [sessionId]);
    if (!date) throw notFound('Date');
    const { offeringId, startsAt } = date;
    await this.places.checkSale(member, { offeringId, productId, startsAt });
    const payUntil = later(this.clock.now(), minutes(PAY_MINUTES));
    const { accountId } = member;
    const pays = { productId, payUntil };
    const id = await this.take({ ...request, accountId, sessionId, usesCredit: false, coachId: null, pays });
    await this.places.putIntoCart(member, productId);
    return { id, startsAt: startsAt, payUntil: payUntil };
  }

  /**
   * Gives a member a free spot that is not kept for anyone; the coach may do so ahead of the waiting list. Uses a
   * credit only if asked to. 404 unless the person is a member, and 409 if they are blocked.
   */
  async give(
    coachId: string,
    sessionId: string,
    { studentId: accountId, ...request }: GivePlaceRequest,
  ): Promise<string> {
    await this.places.expectMayCome(accountId);
    return this.take({ ...request, accountId, sessionId, timeZone: null, coachId, pays: null });
  }

  private async take(wish: Wish): Promise<string> {
    try {
      // waiting requests keep no database connection, and only one booking at a time uses a credit
      return await this.database.exclusiveTransaction('coaching', (tx) => this.insert(tx, wish));
    } catch (error) {
      if (brokenConstraint(error) !== 'coaching_sessions_places') throw error;
      throw full(wish);
    }
  }

  private async insert(tx: Tx, wish: Wish): Promise<string> {
    const { accountId, sessionId, note, timeZone, companion, companionId, usesCredit, coachId, pays } = wish;
    await this.sessions.lock(tx);
    if (coachId !== null) await this.standing.mustActFor(tx, accountId);
    await this.cancellations.letOverdueGo(tx, sessionId);
    if (pays) await this.cancellations.letGo(tx, { accountId, productId: pays.productId });
    const date = await tx.one<WorkshopDateRow>(`${WORKSHOP_DATE} and s.id = $1 for update of s`, [sessionId]);
    if (!date) throw notFound('Date');
    if (date.startsAt <= this.clock.now()) throw conflict('too_late', 'This date has passed.');
    if (date.isForPairs !== (companion !== null))
      throw wrongFields({
        companion: date.isForPairs ? 'is required, because each spot is for two' : 'is only for pairs',
      });
    const asked = coachId === null && !wish.answered ? date.questions : [];
    const answers = wish.answered ?? answersTo(asked, wish.answers ?? []);
    const own = await tx.one<unknown>(
      `select from coaching_bookings where session_id = $1 and account_id = $2 and state <> 'cancelled'`,
      [sessionId, accountId],
    );
    if (own) throw bookedAlready(wish);
    const wasOffered = await this.waiting.remove(tx, accountId, sessionId);
    // free spots belong to the waiting list; the database decides if one is left at all
    if (!wasOffered && coachId === null && date.waiting > 0) throw full(wish);
    const place = { accountId, sessionId, companion, companionId, note, answers, timeZone };
    if (pays) return this.places.hold(tx, { ...place, ...pays });
    const { offeringId, startsAt, needsCredit } = date;
    const creditId =
      needsCredit && usesCredit ? await this.credits.take(tx, accountId, offeringId, startsAt) : null;
    const id = await this.places.add(tx, { ...place, creditId, byCoach: coachId !== null });
    if (coachId !== null)
      await this.audit.record(tx, {
        by: coachId,
        action: 'coaching.booking_made',
        subject: { type: 'coaching_booking', id },
        memberId: accountId,
      });
    return id;
  }
}

const full = ({ coachId }: Wish) =>
  conflict(
    'full',
    coachId === null
      ? 'This date is full. You can join the waiting list.'
      : 'This date is full. Add spots under Coaching first.',
  );

const bookedAlready = ({ coachId }: Wish) =>
  conflict(
    'booked_already',
    coachId === null
      ? 'You already have a spot on this date.'
      : 'This student already has a spot on this date.',
  );
