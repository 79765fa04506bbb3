import { CalendarDay, Choice, Id, Moment, Text } from '../../platform/http/fields/index.js';

const BOOKING_STATUSES = ['confirmed', 'completed', 'cancelled', 'no_show'] as const;

/** A coaching session of a student. */
export class StudentBookingResponse {
  @Id() id: string;
  @Text({ example: 'Free discovery call' }) title: string;
  @Moment() startsAt: Date;
  @CalendarDay({ example: '2027-03-12', description: 'In the business’s time zone' }) date: string;
  @Text({ example: '16:30', description: 'In the business’s time zone' }) time: string;
  @Choice(BOOKING_STATUSES, 'BookingStatus') status: (typeof BOOKING_STATUSES)[number];
}
