import { applyDecorators } from '@nestjs/common';
import { ApiProperty, ApiPropertyOptional, IntersectionType, PickType } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import {
  ArrayMaxSize,
  IsArray,
  IsBoolean,
  IsInt,
  IsISO8601,
  IsOptional,
  IsTimeZone,
  IsUUID,
  Matches,
  Max,
  MaxLength,
  Min,
  ValidateNested,
} from 'class-validator';
import { LEAST_PRICE, toDecimal } from '../../../kernel/money.js';
import { MayBeMissing, Text } from '../../../platform/http/text.js';
import { TakesRecord } from '../../../platform/http/takes-record.js';
import { OfferingQuestion, Questions } from './intake.dto.js';
import {
  DESCRIPTION_LIMIT,
  MEETING_LINK_LIMIT,
  MOST_DATES,
  MOST_DAYS,
  MOST_PRICES,
  MOST_SESSIONS,
  TITLE_LIMIT,
} from './offering-limits.js';

/** Max weekly hours: enough for anybody's week. */
const MOST_STRETCHES = 50;

const Whole = (minimum: number, maximum: number, description: string, example: number): PropertyDecorator =>
  applyDecorators(
    ApiProperty({ type: 'integer', minimum, maximum, description, example }),
    IsInt(),
    Min(minimum),
    Max(maximum),
  );

const Time = (example: string): PropertyDecorator =>
  applyDecorators(
    ApiProperty({
      example,
      maxLength: 5,
      description: 'Local time; 24:00 is the end of the day',
    }),
    Matches(/^(([01]\d|2[0-3]):[0-5]\d|24:00)$/, { message: 'must be a time such as 09:30' }),
  );

const Day = (example: string): PropertyDecorator =>
  applyDecorators(
    ApiProperty({ format: 'date', example }),
    IsISO8601({ strict: true }, { message: 'must be a valid date, such as 2027-03-01' }),
    Matches(/^2[01]\d\d-\d\d-\d\d$/, { message: 'must be a date such as 2027-03-01' }),
  );

const Several = (kind: new () => object, most: number, description: string): PropertyDecorator =>
  applyDecorators(
    ApiProperty({ type: [kind], maxItems: most, description }),
    IsArray(),
    ArrayMaxSize(most),
    ValidateNested({ each: true }),
    Type(() => kind),
  );

export class WeeklyHours {
  @Whole(1, 7, '1: Monday, 7: Sunday', 1)
  day: number;

  @Time('09:00')
  from: string;

  @Time('17:00')
  to: string;
}

export class DateHours {
  @Day('2027-03-08')
  date: string;

  @Time('10:00')
  from: string;

  @Time('12:00')
  to: string;
}

export class TimeOff {
  @Day('2027-07-01')
  from: string;

  @Day('2027-07-14')
  to: string;
}

/** A price at which sessions of an offering are sold, each by its own product. */
export class OfferingPriceRequest {
  @ApiPropertyOptional({ format: 'uuid', description: 'Product that sells it; omitted: creates a new one' })
  @MayBeMissing()
  @IsUUID()
  productId?: string;

  @Whole(1, MOST_SESSIONS, '1: a single session or a group spot; more: a package', 5)
  sessions: number;

  @Text({
    max: 12,
    example: '150.00',
    minimum: toDecimal(LEAST_PRICE),
    description: 'For all of these sessions, in the currency of the business',
  })
  price: string;

  @ApiPropertyOptional({
    type: 'integer',
    nullable: true,
    minimum: 1,
    maximum: MOST_DAYS,
    example: 180,
    description: 'Days after purchase in which the sessions must start; null or omitted: no limit',
  })
  @IsOptional()
  @IsInt()
  @Min(1)
  @Max(MOST_DAYS)
  validDays?: number | null;
}

/** Decorates the prices in each request, because a picked property loses the class of its items. */
const Prices = (): PropertyDecorator =>
  applyDecorators(
    ApiPropertyOptional({
      type: [OfferingPriceRequest],
      maxItems: MOST_PRICES,
      description:
        'All prices of an offering that uses sessions. Products that aren’t listed are unpublished, and listed ones are published; existing orders keep their price. Omitted: no change',
    }),
    MayBeMissing(),
    IsArray(),
    ArrayMaxSize(MOST_PRICES),
    ValidateNested({ each: true }),
    Type(() => OfferingPriceRequest),
  );

/** Terms of an offering that the coach can change. Existing bookings stay unchanged. */
export class EditOfferingRequest {
  @Text({ max: TITLE_LIMIT, example: 'Free discovery call' })
  title: string;

  @Text({ min: 0, max: DESCRIPTION_LIMIT, example: 'A first conversation.' })
  description: string;

  @ApiProperty({
    description:
      'Whether it uses one of a member’s sessions; otherwise it’s free. Always false if visitors can book it.',
  })
  @IsBoolean()
  needsCredit: boolean;

  @Whole(5, 480, 'Length of a meeting', 30)
  minutes: number;

  @Whole(0, 240, 'Buffer before it, in minutes', 0)
  bufferBefore: number;

  @Whole(0, 240, 'Buffer after it, in minutes', 10)
  bufferAfter: number;

  @Whole(5, 480, 'Interval between possible start times, in minutes', 30)
  increment: number;

  @Whole(0, 43_200, 'Minimum notice in minutes', 1440)
  noticeMinutes: number;

  @Whole(1, 365, 'How many days ahead it can be booked', 60)
  horizonDays: number;

  @Whole(0, 43_200, 'Deadline for members to cancel, in minutes before it', 120)
  cancelMinutes: number;

  @Text({
    max: MEETING_LINK_LIMIT,
    nullable: true,
    example: 'https://meet.example.org/room',
    description: 'https URL of the meeting, sent with the confirmation. null: not known yet',
  })
  meetingLink: string | null;

  @ApiProperty({
    example: 'America/New_York',
    maxLength: 64,
    description: 'IANA name of the time zone of the hours',
  })
  @MaxLength(64)
  @IsTimeZone({ message: 'must be a time zone such as Europe/Lisbon' })
  timeZone: string;

  @Several(WeeklyHours, MOST_STRETCHES, 'Weekly hours; empty: can’t be booked')
  weeklyHours: WeeklyHours[];

  @Several(DateHours, MOST_DATES, 'Dates with different hours')
  dateHours: DateHours[];

  @Several(TimeOff, MOST_DATES, 'Whole days without hours, inclusive')
  timeOff: TimeOff[];

  @Questions()
  questions: OfferingQuestion[];

  @Prices()
  prices?: OfferingPriceRequest[];
}

/** Audience of an offering, set only at its creation. */
class OfferingAudience {
  @ApiProperty({
    description: 'Whether it’s for several people, on dates set by the coach; otherwise for one',
  })
  @IsBoolean()
  isGroup: boolean;

  @ApiProperty({ description: 'Whether each spot of the group is for two: a member and a companion' })
  @IsBoolean()
  forPairs: boolean;
}

/** A product that brings its buyer sessions of an offering. */
export class OfferingPackageResponse {
  @ApiProperty({ format: 'uuid' })
  productId: string;

  @ApiProperty({ example: 'One-on-one coaching' })
  title: string;

  @ApiProperty({
    type: 'integer',
    example: 1,
    description: 'Offering whose times can be chosen and paid for with it',
  })
  sessions: number;

  @ApiProperty({ type: 'integer', nullable: true, example: 180, description: 'null: doesn’t expire' })
  validDays: number | null;

  @ApiProperty({ type: String, nullable: true, example: '150.00', description: 'null: free' })
  price: string | null;

  @ApiProperty({ description: 'Whether it can be bought now' })
  isInShop: boolean;
}

export class OfferingResponse extends OfferingAudience {
  @ApiProperty({ format: 'uuid' })
  id: string;

  @ApiProperty({ example: 'Free discovery call' })
  title: string;

  @ApiProperty({ example: 'A first conversation.' })
  description: string;

  @ApiProperty({ description: 'Whether it’s free and can be booked without an account' })
  isOpenToVisitors: boolean;

  @ApiProperty({ description: 'Whether it uses one of a member’s sessions; otherwise it’s free' })
  needsCredit: boolean;

  @ApiProperty({ description: 'Whether it can be booked: it has hours and a place to meet' })
  isBookable: boolean;

  @ApiProperty({ type: 'integer', example: 30 })
  minutes: number;

  @ApiProperty({ type: 'integer', example: 0 })
  bufferBefore: number;

  @ApiProperty({ type: 'integer', example: 10 })
  bufferAfter: number;

  @ApiProperty({ type: 'integer', example: 30 })
  increment: number;

  @ApiProperty({ type: 'integer', example: 1440 })
  noticeMinutes: number;

  @ApiProperty({ type: 'integer', example: 60 })
  horizonDays: number;

  @ApiProperty({ type: 'integer', example: 120 })
  cancelMinutes: number;

  @ApiProperty({ type: String, nullable: true })
  meetingLink: string | null;

  @ApiProperty({
    example: 'America/New_York',
    description: 'Default: the time zone of the coach’s calendar',
  })
  timeZone: string;

  @ApiProperty({ type: [WeeklyHours] })
  weeklyHours: WeeklyHours[];

  @ApiProperty({ type: [DateHours] })
  dateHours: DateHours[];

  @ApiProperty({ type: [TimeOff] })
  timeOff: TimeOff[];

  @ApiProperty({ type: [OfferingQuestion], description: 'Questions for the person who books, in order' })
  questions: OfferingQuestion[];

  @ApiProperty({
    type: [OfferingPackageResponse],
    description: 'Products that include its sessions, smallest first',
  })
  packages: OfferingPackageResponse[];

  @ApiProperty({ type: 'integer', example: 3, description: 'Send as If-Match' })
  version: number;
}

/** A new offering begins without hours: the coach adds times and a meeting link later. */
export class CreateOfferingRequest extends IntersectionType(
  PickType(EditOfferingRequest, ['title', 'description', 'needsCredit', 'minutes'] as const),
  OfferingAudience,
) {
  @Prices()
  prices?: OfferingPriceRequest[];
}

/** The offering as GET returned it, with the changes. */
@TakesRecord<OfferingResponse, EditOfferingRequest>({
  id: true,
  isOpenToVisitors: true,
  isGroup: true,
  forPairs: true,
  isBookable: true,
  version: true,
  packages: true,
})
export class PutOfferingRequest extends EditOfferingRequest {}
