import { IntersectionType, PickType } from '@nestjs/swagger';
import { Flag, Id, Moment, Text, Whole, ZonedMoment } from '../../../platform/http/fields/index.js';
import { CANCEL_REASON_LIMIT, NAME_LIMIT } from '../bookings/booking-states.js';
import { BookOnBehalfRequest } from '../members/bookings-on-behalf.dto.js';
import { BookSessionRequest } from '../members/member-coaching.dto.js';
import { GivenAnswer, GivenAnswers } from '../offerings/intake.dto.js';

const MOST_PLACES = 500;

class WorkshopDateResponse {
  @Id() id: string;
  @Moment() startsAt: string;
  @Moment() endsAt: string;
}

/** A date of a group, as a member sees it. */
export class MemberDateResponse extends WorkshopDateResponse {
  @Whole({ example: 4, description: 'Neither booked nor kept for whoever waits' }) placesLeft: number;
  @Id({ nullable: true, description: 'The member’s own place; null: none' }) bookingId: string | null;
  @Flag('The member waits for a place') isWaiting: boolean;

  @Moment({
    nullable: true,
    description: 'Until then a place is kept for the member, who has waited; null: none is',
  })
  offeredUntil: string | null;
}

/** A date of a group for which a member waits. */
export class WaitedDateResponse extends MemberDateResponse {
  @Id('The group: its dates are where a place is taken') offeringId: string;
  @Text({ example: 'An evening for two', description: 'Of the group' }) title: string;
}

/** A date of a group, as the coach sees it. */
export class CoachDateResponse extends WorkshopDateResponse {
  @Whole({ example: 15, description: 'Of pairs, where it is for pairs' }) places: number;
  @Whole({ example: 11 }) booked: number;

  @Whole({ example: 1, description: 'Kept for those who waited and were offered one, or who are paying' })
  kept: number;

  @Whole({ example: 2, description: 'Who waits and was not offered a place yet' }) waiting: number;
}

const Places = () => Whole({ min: 1, max: MOST_PLACES, example: 15 });

export class AddDateRequest {
  @ZonedMoment('When it begins; it is as long as its offering says') startsAt: string;
  @Places() places: number;
}

export class MoveDateRequest extends PickType(AddDateRequest, ['startsAt'] as const) {}

export class ResizeDateRequest extends PickType(AddDateRequest, ['places'] as const) {}

export class CallOffDateRequest {
  @Text({
    max: CANCEL_REASON_LIMIT,
    example: 'I have lost my voice. The next date is in two weeks.',
    description: 'Goes out by mail to everybody who has a place',
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
      'The name of whom the member brings; this or a daughter is needed where a place is for two, null elsewhere',
  })
  companion: string | null;

  @Id({
    nullable: true,
    description: 'A daughter whose guardian the member is: the daughter then has a booking, too',
    optional: true,
  })
  companionId?: string | null;
}

export class BookPlaceRequest extends IntersectionType(
  PickType(BookSessionRequest, ['note', 'timeZone'] as const),
  ChooseCompanionRequest,
) {
  /** Declared here, because a property picked from another request loses the class of its items. */
  @GivenAnswers() answers?: GivenAnswer[];
}

/** A place that is to be paid for. */
export class HoldPlaceRequest extends BookPlaceRequest {
  @Id('The product that brings the one session it takes') productId: string;
}

/** A place that the coach gives to a member. */
export class GivePlaceRequest extends IntersectionType(
  PickType(BookOnBehalfRequest, ['studentId', 'usesCredit', 'note'] as const),
  PickType(BookPlaceRequest, ['companion'] as const),
) {}
