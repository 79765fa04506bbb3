import { Injectable } from '@nestjs/common';
import type { Language } from '../../../kernel/languages.js';
import { Clock, later, minutes } from '../../../kernel/clock.js';
import { conflict, DomainError } from '../../../kernel/errors.js';
import { newId } from '../../../kernel/ids.js';
import { Database, type Tx } from '../../../platform/database/database.js';
import { brokenConstraint } from '../../../platform/database/postgres-errors.js';
import { Outbox } from '../../../platform/jobs/outbox.js';
import { RateLimiter } from '../../../platform/security/rate-limiter.js';
import type { OfferingRow } from '../offerings/offering.sql.js';
import { PublicOfferingsQueries } from '../offerings/public-offerings.queries.js';
import { blockedBy, isOffered } from '../scheduling/slots.js';
import { hashOf } from './booking-links.service.js';
import { HOLD_MINUTES } from './booking-states.js';
import { CoachingBooking } from './booking.entity.js';
import type { BookRequest, HeldResponse } from './bookings.dto.js';
import { SessionsService } from './sessions.service.js';

/** What is asked for, and in which language. */
type Asked = BookRequest & { language?: Language | null };

/** To one address, of which only a hash is counted by: whoever gets them may be a stranger. */
const MAILS_AN_HOUR = { name: 'coaching.mails', limit: 5, perSeconds: 3600 };

/** Somebody asks for a time of the coach's. */
@Injectable()
export class BookingRequestsService {
  constructor(
    private readonly database: Database,
    private readonly offerings: PublicOfferingsQueries,
    private readonly sessions: SessionsService,
    private readonly outbox: Outbox,
    private readonly limiter: RateLimiter,
    private readonly clock: Clock,
  ) {}

  /**
   * Holds the time until the mailed link is followed, and says the same whether or not the address is known here. Of two
   * who want one time the database gives it to one; the other is told of other times.
   */
  async hold(offeringId: string, request: Asked, accountId: string | null): Promise<HeldResponse> {
    const now = this.clock.now();
    const startsAt = new Date(request.startsAt);
    const offering = await this.offerings.offering(offeringId);
    if (startsAt < later(now, minutes(offering.noticeMinutes)))
      throw conflict('too_late', 'That time is too soon by now. Please choose a later one.');
    if (!isOffered(offering, startsAt.getTime(), now.getTime())) throw await this.taken(offering, startsAt);
    await this.limiter.count(MAILS_AN_HOUR, hashOf(request.email));
    try {
      // Those who wait for one another hold no connection meanwhile.
      return await this.database.exclusiveTransaction('coaching', (tx) =>
        this.insert(tx, offering, startsAt, request, accountId),
      );
    } catch (error) {
      if (brokenConstraint(error) === 'coaching_sessions_no_overlap')
        throw await this.taken(offering, startsAt);
      throw error;
    }
  }

  private async insert(
    tx: Tx,
    offering: OfferingRow,
    startsAt: Date,
    { name, email, note, timeZone, language = null }: Asked,
    accountId: string | null,
  ): Promise<HeldResponse> {
    const now = this.clock.now();
    const blocked = blockedBy(offering, startsAt.getTime());
    const range = { start: new Date(blocked.start), end: new Date(blocked.end) };
    await this.sessions.lockTime(tx, range, now);
    const [sessionId, bookingId] = [newId(), newId()];
    const heldUntil = later(now, minutes(HOLD_MINUTES));
    await tx.query(
      `insert into coaching_sessions (id, offering_id, starts_at, ends_at, blocked, state, held_until, created_at)
       values ($1, $2, $3, $4, tstzrange($5, $6), 'held', $7, $8)`,
      [
        sessionId,
        offering.id,
        startsAt,
        later(startsAt, minutes(offering.minutes)),
        range.start,
        range.end,
        heldUntil,
        now,
      ],
    );
    await tx.insert(CoachingBooking, {
      ...{ id: bookingId, sessionId, accountId, name, email, note, timeZone, language },
      ...{ state: 'unconfirmed', createdAt: now, cancelReason: null, confirmedAt: null, cancelledAt: null },
      ...{ sharedNotes: null, privateNote: null, version: 1 },
    });
    await this.outbox.publish(tx, 'call.requested', { bookingId, accountId });
    return { heldUntil: heldUntil.toISOString() };
  }

  private async taken(offering: OfferingRow, startsAt: Date): Promise<DomainError> {
    const slots = await this.offerings.others(offering, startsAt);
    return new DomainError('slot_taken', 'Somebody else was a moment faster. Please choose another time.', {
      current: { slots },
    });
  }
}
