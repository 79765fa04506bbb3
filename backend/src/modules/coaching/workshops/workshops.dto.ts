import { ApiProperty, ApiPropertyOptional, IntersectionType, PickType } from '@nestjs/swagger';
import { IsInt, IsUUID, Max, Min } from 'class-validator';
import { Moment } from '../../../platform/http/moment.js';
import { MayBeMissing, MayBeNull, Text } from '../../../platform/http/text.js';
import { CANCEL_REASON_LIMIT, NAME_LIMIT } from '../bookings/booking-states.js';
import { BookOnBehalfRequest } from '../members/bookings-on-behalf.dto.js';
import { BookSessionRequest } from '../members/member-coaching.dto.js';
import { GivenAnswer, GivenAnswers } from '../offerings/intake.dto.js';

const MOST_PLACES = 500;

class WorkshopDateResponse {
  @ApiProperty({ format: 'uuid' })
  id: string;

  @ApiProperty({ format: 'date-time' })
  startsAt: string;

  @ApiProperty({ format: 'date-time' })
  endsAt: string;
}

/** A date of a group, as a member sees it. */
export class MemberDateResponse extends WorkshopDateResponse {
  @ApiProperty({ type: 'integer', example: 4, description: 'Spots that aren’t booked or kept' })
  placesLeft: number;

  @ApiProperty({
    type: String,
    format: 'uuid',
    nullable: true,
    description: 'The member’s booking; null: none',
  })
  bookingId: string | null;

  @ApiProperty({ description: 'Whether the member is on the waiting list' })
  isWaiting: boolean;

  @ApiProperty({
    type: String,
    format: 'date-time',
    nullable: true,
    description: 'Until when a spot is kept for the member from the waiting list; null: none is',
  })
  offeredUntil: string | null;
}

/** A date of a group for which a member waits. */
export class WaitedDateResponse extends MemberDateResponse {
  @ApiProperty({ format: 'uuid', description: 'ID of the group, for taking a spot on its dates' })
  offeringId: string;

  @ApiProperty({ example: 'An evening for two', description: 'Title of the group' })
  title: string;
}

/** A date of a group, as the coach sees it. */
export class CoachDateResponse extends WorkshopDateResponse {
  @ApiProperty({ type: 'integer', example: 15, description: 'Number of pairs, if it’s for pairs' })
  places: number;

  @ApiProperty({ type: 'integer', example: 11 })
  booked: number;

  @ApiProperty({
    type: 'integer',
    example: 1,
    description: 'Spots kept for people on the waiting list or during payment',
  })
  kept: number;

  @ApiProperty({
    type: 'integer',
    example: 2,
    description: 'People on the waiting list who haven’t been offered a spot',
  })
  waiting: number;
}

const Places = (): PropertyDecorator => (target, name) => {
  ApiProperty({ type: 'integer', minimum: 1, maximum: MOST_PLACES, example: 15 })(target, name);
  IsInt()(target, name);
  Min(1)(target, name);
  Max(MOST_PLACES)(target, name);
};

export class AddDateRequest {
  @Moment('Start of the session; its length is that of the offering')
  startsAt: string;

  @Places()
  places: number;
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

  @ApiPropertyOptional({
    type: String,
    format: 'uuid',
    nullable: true,
    description: 'Daughter of the member, who then has a booking, too',
  })
  @MayBeMissing()
  @MayBeNull()
  @IsUUID()
  companionId?: string | null;
}

export class BookPlaceRequest extends IntersectionType(
  PickType(BookSessionRequest, ['note', 'timeZone'] as const),
  ChooseCompanionRequest,
) {
  /** Declared here, because a property picked from another request loses the class of its items. */
  @GivenAnswers()
  answers?: GivenAnswer[];
}

/** A place that is to be paid for. */
export class HoldPlaceRequest extends BookPlaceRequest {
  @ApiProperty({ format: 'uuid', description: 'Product that brings the one session it uses' })
  @IsUUID()
  productId: string;
}

/** A place that the coach gives to a member. */
export class GivePlaceRequest extends IntersectionType(
  PickType(BookOnBehalfRequest, ['studentId', 'usesCredit', 'note'] as const),
  PickType(BookPlaceRequest, ['companion'] as const),
) {}
