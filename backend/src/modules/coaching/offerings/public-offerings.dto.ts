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
    description: 'Deadline for canceling, in minutes before it',
  })
  cancelMinutes: number;

  @ApiProperty({ format: 'date-time', description: 'End of the bookable range' })
  bookableUntil: string;

  @ApiProperty({ type: [OfferingQuestion], description: 'Questions for the person who books, in order' })
  questions: OfferingQuestion[];
}

export class SlotsQuery {
  @Moment('Start of the range')
  from: string;

  @Moment('End of the range, exclusive; at most 100 days after the start')
  to: string;
}

export class SlotResponse {
  @ApiProperty({ format: 'date-time', example: '2027-03-02T14:00:00.000Z' })
  startsAt: string;

  @ApiProperty({ format: 'date-time', example: '2027-03-02T14:30:00.000Z' })
  endsAt: string;
}
