import { ApiProperty } from '@nestjs/swagger';

const BOOKING_STATUSES = ['confirmed', 'completed', 'cancelled', 'no_show'] as const;

/** A coaching session of a student. */
export class StudentBookingResponse {
  @ApiProperty({ format: 'uuid' })
  id: string;

  @ApiProperty({ example: 'Free discovery call' })
  title: string;

  @ApiProperty({ format: 'date-time' })
  startsAt: string;

  @ApiProperty({ format: 'date', example: '2027-03-12', description: 'By the clock of the business' })
  date: string;

  @ApiProperty({ example: '16:30', description: 'By the clock of the business' })
  time: string;

  @ApiProperty({ enum: BOOKING_STATUSES, enumName: 'BookingStatus' })
  status: (typeof BOOKING_STATUSES)[number];
}
