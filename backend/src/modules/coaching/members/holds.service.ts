import { Injectable } from '@nestjs/common';
import { Clock, later, minutes } from '../../../kernel/clock.js';
import type { Tx } from '../../../platform/database/database.js';
import { PAY_MINUTES } from '../bookings/booking-states.js';
import { CancellationsService } from '../bookings/cancellations.service.js';
import { CoachTimeService, type WantedTime } from '../bookings/coach-time.service.js';
import { SessionsService } from '../bookings/sessions.service.js';
import { answersTo, type IntakeAnswer } from '../offerings/intake.js';
import type { OfferingRow } from '../offerings/offering.sql.js';
import type { HeldTimeResponse, HoldTimeRequest } from './member-coaching.dto.js';
import { MemberOfferingsQueries } from './member-offerings.queries.js';
import { type Member, PlacesService } from './places.service.js';

type AnsweredWish = Omit<HoldTimeRequest, 'answers'> & { answers: IntakeAnswer[] };

/** A time is held for whoever is about to pay for it (product rule 9.18). */
@Injectable()
export class HoldsService {
  constructor(
    private readonly offerings: MemberOfferingsQueries,
    private readonly time: CoachTimeService,
    private readonly sessions: SessionsService,
    private readonly cancellations: CancellationsService,
    private readonly places: PlacesService,
    private readonly clock: Clock,
  ) {}

  /** 404 unless the product brings one session of this offering and can be bought. */
  async hold(member: Member, offeringId: string, request: HoldTimeRequest): Promise<HeldTimeResponse> {
    const offering = await this.offerings.offering(offeringId);
    const { answers: given = [], ...wish } = request;
    return this.holdAnswered(member, offering, { ...wish, answers: answersTo(offering.questions, given) });
  }

  /** The same, where what the coach asks was answered before. */
  async holdAnswered(member: Member, offering: OfferingRow, wish: AnsweredWish): Promise<HeldTimeResponse> {
    const { productId } = wish;
    const startsAt = new Date(wish.startsAt);
    const offeringId = offering.id;
    await this.places.checkSale(member, { offeringId, productId, startsAt });
    const wanted = { offering, startsAt };
    await this.time.checkHours(wanted);
    const held = await this.time.write(wanted, (tx) => this.insert(tx, member.accountId, wanted, wish));
    await this.places.putIntoCart(member, productId);
    return held;
  }

  private async insert(
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
