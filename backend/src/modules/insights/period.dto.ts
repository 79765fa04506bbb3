import { applyDecorators } from '@nestjs/common';
import { IsISO8601, Matches } from 'class-validator';
import { CalendarDay, Choice, MayBeMissing, Nested, Text } from '../../platform/http/fields/index.js';
import { type Day, type Unit, UNITS } from './period.js';

/** Accepted years; anything else is a typo. */
const A_DAY = /^2[01]\d\d-\d\d-\d\d$/;

const DayParameter = (description: string) =>
  applyDecorators(
    CalendarDay({ example: '2027-03-01', description, optional: true }),
    MayBeMissing(),
    IsISO8601({ strict: true }, { message: 'must be a valid date, such as 2027-03-01' }),
    Matches(A_DAY, { message: 'must be a date such as 2027-03-01' }),
  );

/** A period: whole days in the coach's time zone, both included. */
export class PeriodQuery {
  @DayParameter('First day; without it, from the beginning') from?: Day;
  @DayParameter('Last day; without it, today') to?: Day;
}

class SpanResponse {
  @CalendarDay({ example: '2027-02-01' }) from: Day;
  @CalendarDay({ example: '2027-02-28' }) to: Day;
}

/** Period of the response. */
export class PeriodResponse extends SpanResponse {
  @Choice(UNITS, null, 'Interval of a point; weeks start on Monday') unit: Unit;
  @Text({ example: 'America/New_York', description: 'Time zone of the days: the business’s' })
  timeZone: string;

  @Nested(SpanResponse, {
    nullable: true,
    description: 'The same number of days before, for comparison; null for all time',
  })
  previous: SpanResponse | null;
}
