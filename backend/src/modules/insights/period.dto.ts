import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { IsISO8601, Matches } from 'class-validator';
import { MayBeMissing } from '../../platform/http/text.js';
import { type Day, type Unit, UNITS } from './period.js';

/** Accepted years; all others are typing errors. */
const A_DAY = /^2[01]\d\d-\d\d-\d\d$/;

function DayParameter(description: string): PropertyDecorator {
  const decorators = [
    ApiPropertyOptional({ format: 'date', example: '2027-03-01', description }),
    MayBeMissing(),
    IsISO8601({ strict: true }, { message: 'must be a valid date, such as 2027-03-01' }),
    Matches(A_DAY, { message: 'must be a date such as 2027-03-01' }),
  ];
  return (target, key) => {
    for (const decorate of decorators) decorate(target, key);
  };
}

/** A period: whole days in the coach's time zone, both included. */
export class PeriodQuery {
  @DayParameter('The first day; without it, all there is')
  from?: Day;

  @DayParameter('The last day; without it, today')
  to?: Day;
}

class SpanResponse {
  @ApiProperty({ format: 'date', example: '2027-02-01' })
  from: Day;

  @ApiProperty({ format: 'date', example: '2027-02-28' })
  to: Day;
}

/** Period of the response. */
export class PeriodResponse extends SpanResponse {
  @ApiProperty({ enum: UNITS, description: 'What a point of a curve stands for; weeks begin on Monday' })
  unit: Unit;

  @ApiProperty({ example: 'America/New_York', description: 'Whose days these are: the coach’s' })
  timeZone: string;

  @ApiProperty({
    type: SpanResponse,
    nullable: true,
    description: 'As many days before, to compare with; null for all there is',
  })
  previous: SpanResponse | null;
}
