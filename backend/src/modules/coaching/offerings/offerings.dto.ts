import { applyDecorators } from '@nestjs/common';
import { IntersectionType, PickType } from '@nestjs/swagger';
import { IsISO8601, Matches } from 'class-validator';
import type { OtherLanguage } from '../../../kernel/languages.js';
import { LEAST_PRICE, toDecimal } from '../../../kernel/money.js';
import {
  CalendarDay,
  Flag,
  Id,
  ListOf,
  Nested,
  Text,
  TimeZone,
  Whole,
} from '../../../platform/http/fields/index.js';
import { TakesRecord } from '../../../platform/http/takes-record.js';
import { OfferingQuestion, Questions } from './intake.dto.js';
import type { OfferingTranslations } from './offering.entity.js';
import {
  DESCRIPTION_LIMIT,
  MEETING_LINK_LIMIT,
  MOST_DATES,
  MOST_DAYS,
  MOST_PRICES,
  MOST_SESSIONS,
  TITLE_LIMIT,
} from './offering-limits.js';

/** Max weekly intervals: enough for anyone's week. */
const MOST_STRETCHES = 50;

const Time = (example: string): PropertyDecorator =>
  applyDecorators(
    Text({ example, maxLength: 5, description: 'Local time; 24:00 is the end of the day' }),
    Matches(/^(([01]\d|2[0-3]):[0-5]\d|24:00)$/, { message: 'must be a time such as 09:30' }),
  );

const Day = (example: string): PropertyDecorator =>
  applyDecorators(
    CalendarDay({ example }),
    IsISO8601({ strict: true }, { message: 'must be a valid date, such as 2027-03-01' }),
    Matches(/^2[01]\d\d-\d\d-\d\d$/, { message: 'must be a date such as 2027-03-01' }),
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
  @Id({ description: 'Product that sells it; omitted: creates a new one', optional: true })
  productId?: string;

  @Whole({
    min: 1,
    max: MOST_SESSIONS,
    description: '1: a single session or a group spot; more: a package',
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
    description: 'Days after purchase in which the sessions must start; null or omitted: no limit',
    optional: true,
  })
  validDays?: number | null;
}

/** Decorates the prices in each request, because a picked property loses the class of its items. */
const Prices = () =>
  ListOf(OfferingPriceRequest, {
    max: MOST_PRICES,
    description:
      'All prices of an offering that uses sessions. Products that aren’t listed are unpublished, and listed ones are published; existing orders keep their price. Omitted: no change',
    optional: true,
  });

class OfferingTranslation {
  @Text({ max: TITLE_LIMIT, min: 0, optional: true, example: 'Llamada de bienvenida' }) title?: string;
  @Text({ max: DESCRIPTION_LIMIT, min: 0, optional: true }) description?: string;
}

/** Translations of an offering by language. */
class OfferingTranslationsDto implements Record<OtherLanguage, unknown> {
  @Nested(OfferingTranslation, { description: 'Spanish', optional: true }) es:
    | OfferingTranslation
    | undefined;
}

/** Terms of an offering that the coach can change. Existing bookings stay unchanged. */
export class EditOfferingRequest {
  @Text({ max: TITLE_LIMIT, example: 'Free discovery call' }) title: string;
  @Text({ min: 0, max: DESCRIPTION_LIMIT, example: 'A first conversation.' }) description: string;

  @Flag(
    'Whether it uses one of a member’s sessions; otherwise it’s free. Always false if visitors can book it.',
  )
  needsCredit: boolean;

  @Whole({ min: 300, max: 28_800, description: 'Length of a meeting', example: 1800 })
  durationSeconds: number;
  @Whole({ min: 0, max: 14_400, description: 'Buffer before it', example: 0 }) bufferBeforeSeconds: number;
  @Whole({ min: 0, max: 14_400, description: 'Buffer after it', example: 600 }) bufferAfterSeconds: number;

  @Whole({ min: 300, max: 28_800, description: 'Interval between possible start times', example: 1800 })
  incrementSeconds: number;

  @Whole({ min: 0, max: 2_592_000, description: 'Minimum notice', example: 86_400 })
  noticeSeconds: number;

  @Whole({ min: 1, max: 365, description: 'How many days ahead it can be booked', example: 60 })
  horizonDays: number;

  @Whole({
    min: 0,
    max: 2_592_000,
    description: 'How long before its start members can still cancel a session',
    example: 7200,
  })
  cancelNoticeSeconds: number;

  @Text({
    max: MEETING_LINK_LIMIT,
    nullable: true,
    example: 'https://meet.example.org/room',
    description: 'https URL of the meeting, sent with the confirmation. null: not known yet',
  })
  meetingUrl: string | null;

  @TimeZone({ example: 'America/New_York', description: 'IANA name of the time zone of the hours' })
  timeZone: string;

  @ListOf(WeeklyHours, { max: MOST_STRETCHES, description: 'Weekly hours; empty: can’t be booked' })
  weeklyHours: WeeklyHours[];

  @ListOf(DateHours, { max: MOST_DATES, description: 'Dates with different hours' }) dateHours: DateHours[];

  @ListOf(TimeOff, { max: MOST_DATES, description: 'Whole days without hours, inclusive' })
  timeOff: TimeOff[];

  @Questions() questions: OfferingQuestion[];
  @Prices() prices?: OfferingPriceRequest[];

  @Nested(OfferingTranslationsDto, {
    description: 'Texts in other languages; omitted: no change',
    optional: true,
  })
  translations?: OfferingTranslationsDto;
}

/** Audience of an offering, set only at its creation. */
class OfferingAudience {
  @Flag('Whether it’s for several people, on dates set by the coach; otherwise for one') isGroup: boolean;
  @Flag('Whether each spot of the group is for two: a member and a companion') isForPairs: boolean;
}

/** A product that brings its buyer sessions of an offering. */
export class OfferingPackageResponse {
  @Id() productId: string;
  @Text({ example: 'One-on-one coaching' }) title: string;
  @Whole({ example: 1, description: 'Number of sessions that it includes' })
  sessions: number;
  @Whole({ nullable: true, example: 180, description: 'null: doesn’t expire' }) validDays: number | null;
  @Text({ nullable: true, example: '150.00', description: 'null: free' }) price: string | null;
  @Flag('Whether it can be bought now') isInShop: boolean;
}

export class OfferingResponse extends OfferingAudience {
  @Id() id: string;
  @Text({ example: 'Free discovery call' }) title: string;
  @Text({ example: 'A first conversation.' }) description: string;
  @Flag('Whether it’s free and can be booked without an account') isOpenToVisitors: boolean;
  @Flag('Whether it uses one of a member’s sessions; otherwise it’s free') needsCredit: boolean;
  @Flag('Whether it can be booked: it has hours and a place to meet') isBookable: boolean;
  @Whole({ example: 1800 }) durationSeconds: number;
  @Whole({ example: 0 }) bufferBeforeSeconds: number;
  @Whole({ example: 600 }) bufferAfterSeconds: number;
  @Whole({ example: 1800 }) incrementSeconds: number;
  @Whole({ example: 86_400 }) noticeSeconds: number;
  @Whole({ example: 60 }) horizonDays: number;
  @Whole({ example: 7200 }) cancelNoticeSeconds: number;
  @Text({ nullable: true }) meetingUrl: string | null;

  @Text({ example: 'America/New_York', description: 'Default: the time zone of the coach’s calendar' })
  timeZone: string;

  @ListOf(WeeklyHours) weeklyHours: WeeklyHours[];
  @ListOf(DateHours) dateHours: DateHours[];
  @ListOf(TimeOff) timeOff: TimeOff[];
  @ListOf(OfferingQuestion, 'Questions for the person who books, in order') questions: OfferingQuestion[];

  @ListOf(OfferingPackageResponse, 'Products that include its sessions, smallest first')
  packages: OfferingPackageResponse[];

  @Nested(OfferingTranslationsDto, 'Texts in other languages') translations: OfferingTranslations;
  @Whole({ example: 3, description: 'Send as If-Match' }) version: number;
}

/** A new offering starts without hours; the coach adds times and a meeting link later. */
export class CreateOfferingRequest extends IntersectionType(
  PickType(EditOfferingRequest, ['title', 'description', 'needsCredit', 'durationSeconds'] as const),
  OfferingAudience,
) {
  @Prices() prices?: OfferingPriceRequest[];
}

/** The offering as returned by GET, with the changes. */
@TakesRecord<OfferingResponse, EditOfferingRequest>({
  id: true,
  isOpenToVisitors: true,
  isGroup: true,
  isForPairs: true,
  isBookable: true,
  version: true,
  packages: true,
})
export class PutOfferingRequest extends EditOfferingRequest {}
