import { Injectable } from '@nestjs/common';
import { notFound } from '../../../kernel/errors.js';
import { Database } from '../../../platform/database/database.js';
import type { CoachingBooking } from '../bookings/booking.entity.js';
import type { HeldTimeResponse } from '../members/member-coaching.dto.js';
import { MemberBookingsService } from '../members/member-bookings.service.js';
import { MemberOfferingsQueries } from '../members/member-offerings.queries.js';
import type { Member } from '../members/places.service.js';
import { WorkshopPlacesService } from '../workshops/workshop-places.service.js';

type Lapsed = Pick<
  CoachingBooking,
  'sessionId' | 'note' | 'answers' | 'companion' | 'companionId' | 'timeZone'
> & {
  productId: string;
  offeringId: string;
  startsAt: Date;
  isGroup: boolean;
};

/** Holds an expired time again, with everything entered for it (product rule 9.22). */
@Injectable()
export class HoldAgainService {
  constructor(
    private readonly database: Database,
    private readonly offerings: MemberOfferingsQueries,
    private readonly holds: MemberBookingsService,
    private readonly places: WorkshopPlacesService,
  ) {}

  /** Extends an active hold. `startsAt`: another time instead; a group spot keeps its date. */
  async hold(member: Member, bookingId: string, startsAt?: string): Promise<HeldTimeResponse> {
    const lapsed = await this.database.one<Lapsed>(
      `select b.session_id as "sessionId", b.note, b.answers, b.companion, b.companion_id as "companionId", b.time_zone as "timeZone", b.product_id as "productId",
              s.offering_id as "offeringId", s.starts_at as "startsAt", s.places is not null as "isGroup"
       from coaching_bookings b join coaching_sessions s on s.id = b.session_id
       where b.id = $1 and b.account_id = $2 and b.product_id is not null and b.confirmed_at is null`,
      [bookingId, member.accountId],
    );
    if (!lapsed) throw notFound('Booking');
    const { productId, note, answers, timeZone, companion, companionId } = lapsed;
    if (lapsed.isGroup)
      return this.places.hold(member, lapsed.sessionId, {
        productId,
        note,
        companion,
        companionId,
        timeZone,
        answered: answers,
      });
    const offering = await this.offerings.offering(lapsed.offeringId);
    return this.holds.holdAnswered(member, offering, {
      productId,
      note,
      answers,
      timeZone,
      startsAt: startsAt ?? lapsed.startsAt.toISOString(),
    });
  }
}
