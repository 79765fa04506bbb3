import { applyDecorators } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { IsISO8601, Matches } from 'class-validator';

/** A moment of a request, with its zone. */
export const Moment = (description: string): PropertyDecorator =>
  applyDecorators(
    ApiProperty({ format: 'date-time', example: '2027-03-02T14:00:00Z', description }),
    IsISO8601({ strict: true, strictSeparator: true }),
    Matches(/^2[01]\d\d-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d{1,3})?)?(Z|[+-]\d\d:\d\d)$/, {
      message: 'must be a date and time with a time zone, such as 2027-03-01T09:30:00Z',
    }),
  );
