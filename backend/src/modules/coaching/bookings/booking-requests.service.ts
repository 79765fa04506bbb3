import { Injectable } from '@nestjs/common';
import { Clock, later, minutes } from '../../../kernel/clock.js';
import { hashOfSecret, newId } from '../../../kernel/ids.js';
import type { Language } from '../../../kernel/languages.js';
import type { Tx } from '../../../platform/database/database.js';
import { Outbox } from '../../../platform/jobs/outbox.js';
import { RateLimiter } from '../../../platform/security/rate-limiter.js';
import { answersTo, type IntakeAnswer } from '../offerings/intake.js';
import { PublicOfferingsQueries } from '../offerings/public-offerings.queries.js';
import { HOLD_MINUTES } from './booking-states.js';
import { CoachingBooking } from './booking.entity.js';
import type { BookRequest, HeldResponse } from './bookings.dto.js';
import { CoachTimeService, type WantedTime } from './coach-time.service.js';

/** Details of a request, and the language for emails about it. */
type Asked = Omit<BookRequest, 'answers'> & { language?: Language | null };

/** Limit per address, counted by its hash: the recipient may be a stranger. */
const MAILS_AN_HOUR = { name: 'coaching.mails', limit: 5, perSeconds: 3600 };

/** Handles requests by visitors for a time with the coach. */
@Injectable()
export class BookingRequestsService {
  constructor(
    private readonly offerings: PublicOfferingsQueries,
    private readonly time: CoachTimeService,
    private readonly outbox: Outbox,
    private readonly limiter: RateLimiter,
    private readonly clock: Clock,
  ) {}

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
