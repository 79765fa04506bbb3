import { ApiProperty } from '@nestjs/swagger';
import { Moment } from '../../platform/http/moment.js';

/** Kinds of entries in a member's calendar. Later versions may add kinds; clients ignore those they do not know. */
export const CALENDAR_KINDS = ['session', 'waiting', 'opening', 'event', 'event-waiting'] as const;
export type CalendarKind = (typeof CALENDAR_KINDS)[number];

export class CalendarQuery {
  @Moment('Start of the range')
  from: string;

  @Moment('End of the range, exclusive; at most 100 days after the start')
  to: string;
}

export class CalendarEntryResponse {
  @ApiProperty({ enum: CALENDAR_KINDS, enumName: 'CalendarKind' })
  kind: CalendarKind;

  @ApiProperty({
    format: 'uuid',
    description:
      'ID of the booking, date, module or event, depending on `kind`; `event-waiting` is an event with a waiting list',
  })
  id: string;

  @ApiProperty({
    example: 'Discovery call',
    description: 'Title of the session, group, event or module',
  })
  title: string;

  @ApiProperty({ format: 'date-time', example: '2027-03-02T14:00:00.000Z' })
  startsAt: string;

  @ApiProperty({
    type: String,
    format: 'date-time',
    nullable: true,
    example: '2027-03-02T14:30:00.000Z',
    description: 'null: a single moment, such as a module unlocking',
  })
  endsAt: string | null;

  @ApiProperty({
    type: String,
    format: 'date-time',
    nullable: true,
    description: 'For a waiting list: until when a spot is kept for the member; null: none is',
  })
  offeredUntil: string | null;

  @ApiProperty({ type: String, format: 'uuid', nullable: true, description: 'For a module: its course' })
  courseId: string | null;

  @ApiProperty({ type: String, nullable: true, example: 'Roots and Wings' })
  courseTitle: string | null;
}
