import { applyDecorators } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { IsISO8601, Matches } from 'class-validator';

/** A moment of a request, with its zone. */
export const Moment = (description: string): PropertyDecorator =>
  applyDecorators(
    ApiProperty({ format: 'date-time', example: '2027-03-02T14:00:00Z', description }),
    IsISO8601({ strict: true, strictSeparator: true }),
    Matches(/^2[01]\d\d-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d{1,3})?)?(Z|[+-]\d\d:\d\d)$/, {
      message: 'must be a moment with its time zone, such as 2027-03-01T09:30:00Z',
    }),
  );

export class PublicOfferingResponse {
  @ApiProperty({ format: 'uuid' })
  id: string;

  @ApiProperty({ example: 'Free discovery call' })
  title: string;

  @ApiProperty({ example: 'A first conversation.' })
  description: string;

  @ApiProperty({ type: 'integer', example: 30 })
  minutes: number;

  @ApiProperty({
    type: 'integer',
    example: 120,
    description: 'Until how many minutes before it it can be cancelled',
  })
  cancelMinutes: number;

  @ApiProperty({ format: 'date-time', description: 'What begins then or later cannot be booked yet' })
  bookableUntil: string;
}

export class SlotsQuery {
  @Moment('From when on')
  from: string;

  @Moment('Until when, that moment excluded; at most 100 days later')
  to: string;
}

export class SlotResponse {
  @ApiProperty({ format: 'date-time', example: '2027-03-02T14:00:00.000Z' })
  startsAt: string;

  @ApiProperty({ format: 'date-time', example: '2027-03-02T14:30:00.000Z' })
  endsAt: string;
}
