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

  @ApiProperty({ format: 'date', example: '2027-03-12', description: 'In the business’s time zone' })
  date: string;

  @ApiProperty({ example: '16:30', description: 'In the business’s time zone' })
  time: string;

  @ApiProperty({ enum: BOOKING_STATUSES, enumName: 'BookingStatus' })
  status: (typeof BOOKING_STATUSES)[number];
}
