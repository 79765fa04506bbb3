import { ApiProperty } from '@nestjs/swagger';
import { Moment } from '../../../platform/http/moment.js';
import { OfferingQuestion } from './intake.dto.js';

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

  @ApiProperty({ type: [OfferingQuestion], description: 'What whoever books it is asked, in this order' })
  questions: OfferingQuestion[];
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
