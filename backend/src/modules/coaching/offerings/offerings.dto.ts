import { applyDecorators } from '@nestjs/common';
import { IntersectionType, PickType } from '@nestjs/swagger';
import { IsISO8601, Matches } from 'class-validator';
import { LEAST_PRICE, toDecimal } from '../../../kernel/money.js';
import { CalendarDay, Flag, Id, ListOf, Text, TimeZone, Whole } from '../../../platform/http/fields/index.js';
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

const Time = (example: string): PropertyDecorator =>
  applyDecorators(
    Text({
      example,
      maxLength: 5,
      description: 'By the clock on the wall; 24:00 is the end of the day',
    }),
    Matches(/^(([01]\d|2[0-3]):[0-5]\d|24:00)$/, { message: 'must be a time such as 09:30' }),
  );

const Day = (example: string): PropertyDecorator =>
  applyDecorators(
    CalendarDay({ example }),
    IsISO8601({ strict: true }, { message: 'must be a day of the calendar, such as 2027-03-01' }),
    Matches(/^2[01]\d\d-\d\d-\d\d$/, { message: 'must be a day such as 2027-03-01' }),
  );

export class WeeklyHours {
  @Whole({ min: 1, max: 7, description: '1: Monday, 7: Sunday', example: 1 }) day: number;
  @Time('09:00') from: string;
  @Time('17:00') to: string;
}

export class DateHours {
  @Day('2027-03-08') date: string;
  @Time('10:00') from: string;
  @Time('12:00') to: string;
}

export class TimeOff {
  @Day('2027-07-01') from: string;
  @Day('2027-07-14') to: string;
}

/** A price at which sessions of an offering are sold, each by its own product. */
export class OfferingPriceRequest {
  @Id({ description: 'The product that sells it; left out: a new one does', optional: true })
  productId?: string;

  @Whole({
    min: 1,
    max: MOST_SESSIONS,
    description: '1: a single session, or a place of a group; more: a package',
    example: 5,
  })
  sessions: number;

  @Text({
    max: 12,
    example: '150.00',
    minimum: toDecimal(LEAST_PRICE),
    description: 'For all of these sessions, in the currency of the business',
  })
  price: string;

  @Whole({
    nullable: true,
    min: 1,
    max: MOST_DAYS,
    example: 180,
    description: 'In how many days from the purchase on they have to begin; null or left out: whenever',
    optional: true,
  })
  validDays?: number | null;
}

/** Decorates the prices in each request, because a picked property loses the class of its items. */
const Prices = () =>
  ListOf(OfferingPriceRequest, {
    max: MOST_PRICES,
    description:
      'All prices it is sold at, for an offering that takes sessions. A product that is not listed leaves the shop, and a listed one enters it; what was ordered keeps its price. Left out: all stays',
    optional: true,
  });

/** Terms of an offering that the coach can change. Existing bookings stay unchanged. */
export class EditOfferingRequest {
  @Text({ max: TITLE_LIMIT, example: 'Free discovery call' }) title: string;
  @Text({ min: 0, max: DESCRIPTION_LIMIT, example: 'A first conversation.' }) description: string;

  @Flag('It takes one of a member’s sessions; else it is free. Never where visitors can book it.')
  needsCredit: boolean;

  @Whole({ min: 5, max: 480, description: 'How long a meeting is', example: 30 }) minutes: number;
  @Whole({ min: 0, max: 240, description: 'Minutes kept free before it', example: 0 }) bufferBefore: number;
  @Whole({ min: 0, max: 240, description: 'Minutes kept free after it', example: 10 }) bufferAfter: number;

  @Whole({ min: 5, max: 480, description: 'A meeting can begin every so many minutes', example: 30 })
  increment: number;

  @Whole({
    min: 0,
    max: 43_200,
    description: 'How many minutes before it a meeting must be booked',
    example: 1440,
  })
  noticeMinutes: number;

  @Whole({ min: 1, max: 365, description: 'How many days ahead it can be booked', example: 60 })
  horizonDays: number;

  @Whole({
    min: 0,
    max: 43_200,
    description: 'Until how many minutes before it whoever booked may cancel',
    example: 120,
  })
  cancelMinutes: number;

  @Text({
    max: MEETING_LINK_LIMIT,
    nullable: true,
    example: 'https://meet.example.org/room',
    description:
      'Where the meeting is held, an https address; goes out with the confirmation. Null: not known yet',
  })
  meetingLink: string | null;

  @TimeZone({ example: 'America/New_York', description: 'IANA name; whose clock the hours go by' })
  timeZone: string;

  @ListOf(WeeklyHours, {
    max: MOST_STRETCHES,
    description: 'The hours of every week; none: nothing can be booked',
  })
  weeklyHours: WeeklyHours[];

  @ListOf(DateHours, { max: MOST_DATES, description: 'Dates that have hours of their own instead' })
  dateHours: DateHours[];

  @ListOf(TimeOff, { max: MOST_DATES, description: 'Whole days without hours, both included' })
  timeOff: TimeOff[];

  @Questions() questions: OfferingQuestion[];
  @Prices() prices?: OfferingPriceRequest[];
}

/** Audience of an offering, set only at its creation. */
class OfferingAudience {
  @Flag('For several at once, on dates that the coach sets; else for one') isGroup: boolean;
  @Flag('Each place of the group is for two: a member and whom this member brings') forPairs: boolean;
}

/** A product that brings its buyer sessions of an offering. */
export class OfferingPackageResponse {
  @Id() productId: string;
  @Text({ example: 'One-on-one coaching' }) title: string;
  @Whole({ example: 1, description: 'With one, a time can be chosen and paid for' }) sessions: number;
  @Whole({ nullable: true, example: 180, description: 'Null: good whenever' }) validDays: number | null;
  @Text({ nullable: true, example: '150.00', description: 'Null: it is free' }) price: string | null;
  @Flag('It can be bought now') isInShop: boolean;
}

export class OfferingResponse extends OfferingAudience {
  @Id() id: string;
  @Text({ example: 'Free discovery call' }) title: string;
  @Text({ example: 'A first conversation.' }) description: string;
  @Flag('Free, and booked without an account') isOpenToVisitors: boolean;
  @Flag('It takes one of a member’s sessions; else it is free') needsCredit: boolean;
  @Flag('It has hours and a place to meet, so that it can be booked') isBookable: boolean;
  @Whole({ example: 30 }) minutes: number;
  @Whole({ example: 0 }) bufferBefore: number;
  @Whole({ example: 10 }) bufferAfter: number;
  @Whole({ example: 30 }) increment: number;
  @Whole({ example: 1440 }) noticeMinutes: number;
  @Whole({ example: 60 }) horizonDays: number;
  @Whole({ example: 120 }) cancelMinutes: number;
  @Text({ nullable: true }) meetingLink: string | null;

  @Text({
    example: 'America/New_York',
    description: 'Until the coach chooses one, that of the coach’s calendar',
  })
  timeZone: string;

  @ListOf(WeeklyHours) weeklyHours: WeeklyHours[];
  @ListOf(DateHours) dateHours: DateHours[];
  @ListOf(TimeOff) timeOff: TimeOff[];
  @ListOf(OfferingQuestion, 'What whoever books it is asked, in this order') questions: OfferingQuestion[];

  @ListOf(OfferingPackageResponse, 'What brings sessions of it, the smallest first')
  packages: OfferingPackageResponse[];

  @Whole({ example: 3, description: 'Send it back as If-Match' }) version: number;
}

/** A new offering begins without hours: the coach adds times and a meeting link later. */
export class CreateOfferingRequest extends IntersectionType(
  PickType(EditOfferingRequest, ['title', 'description', 'needsCredit', 'minutes'] as const),
  OfferingAudience,
) {
  @Prices() prices?: OfferingPriceRequest[];
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
