import { IntersectionType, PickType } from '@nestjs/swagger';
import { Flag, Id, Moment, Text, Whole, ZonedMoment } from '../../../platform/http/fields/index.js';
import { CANCEL_REASON_LIMIT, NAME_LIMIT } from '../bookings/booking-states.js';
import { BookOnBehalfRequest, BookSessionRequest } from '../members/member-coaching.dto.js';
import { GivenAnswer, GivenAnswers } from '../offerings/intake.dto.js';

const MOST_PLACES = 500;

class WorkshopDateResponse {
  @Id() id: string;
  @Moment() startsAt: Date;
  @Moment() endsAt: Date;
}

/** A date of a group, as a member sees it. */
export class MemberDateResponse extends WorkshopDateResponse {
  @Whole({ example: 4, description: 'Spots that aren’t booked or kept' }) placesLeft: number;
  @Id({ nullable: true, description: 'The member’s booking; null: none' }) bookingId: string | null;
  @Flag('Whether the member is on the waiting list') isWaiting: boolean;

  @Moment({
    nullable: true,
    description: 'Until when a spot is kept for the member from the waiting list; null: none is',
  })
  offeredUntil: Date | null;
}

/** A group date for which a member is waiting. */
export class WaitedDateResponse extends MemberDateResponse {
  @Id('ID of the group, for taking a spot on its dates') offeringId: string;
  @Text({ example: 'An evening for two', description: 'Title of the group' }) title: string;
}

/** A date of a group, as the coach sees it. */
export class CoachDateResponse extends WorkshopDateResponse {
  @Whole({ example: 15, description: 'Number of pairs, if it’s for pairs' }) places: number;
  @Whole({ example: 11 }) booked: number;

  @Whole({ example: 1, description: 'Spots kept for people on the waiting list or during payment' })
  kept: number;

  @Whole({ example: 2, description: 'People on the waiting list who haven’t been offered a spot' })
  waiting: number;

  @Whole({ min: 1, example: 3, description: 'For If-Match; bookings don’t change it' })
  version: number;
}

const Places = () => Whole({ min: 1, max: MOST_PLACES, example: 15 });

export class AddDateRequest {
  @ZonedMoment('Start of the session; its length is that of the offering') startsAt: string;
  @Places() places: number;
}

export class MoveDateRequest extends PickType(AddDateRequest, ['startsAt'] as const) {}

export class ResizeDateRequest extends PickType(AddDateRequest, ['places'] as const) {}

export class CallOffDateRequest {
  @Text({
    max: CANCEL_REASON_LIMIT,
    example: 'I have lost my voice. The next date is in two weeks.',
    description: 'Emailed to everyone who has a spot',
  })
  reason: string;
}

/** Companion of a member, where a place is for two. */
export class ChooseCompanionRequest {
  @Text({
    max: NAME_LIMIT,
    nullable: true,
    example: 'Juni',
    description:
      'Name of the member’s companion. Required, unless a daughter is chosen, if a spot is for two; otherwise null',
  })
  companion: string | null;

  @Id({ nullable: true, description: 'Daughter of the member, who then has a booking, too', optional: true })
  companionId?: string | null;
}

export class BookPlaceRequest extends IntersectionType(
  PickType(BookSessionRequest, ['note', 'timeZone'] as const),
  ChooseCompanionRequest,
) {
  /** Declared here, because a property picked from another request loses the class of its items. */
  @GivenAnswers() answers?: GivenAnswer[];
}

/** A request to hold a spot until it is paid. */
export class HoldPlaceRequest extends BookPlaceRequest {
  @Id('Product that brings the one session it uses') productId: string;
}

/** A spot that the coach gives to a member. */
export class GivePlaceRequest extends IntersectionType(
  PickType(BookOnBehalfRequest, ['studentId', 'usesCredit', 'note'] as const),
  PickType(BookPlaceRequest, ['companion'] as const),
) {}
