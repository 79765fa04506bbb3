import { Choice, Id, Moment, Text, ZonedMoment } from '../../platform/http/fields/index.js';

/** Kinds of entries in a member's calendar. Later versions may add kinds; clients ignore those they do not know. */
export const CALENDAR_KINDS = ['session', 'waiting', 'opening', 'event', 'event-waiting'] as const;
export type CalendarKind = (typeof CALENDAR_KINDS)[number];

export class CalendarQuery {
  @ZonedMoment('From when on') from: string;
  @ZonedMoment('Until when, that moment excluded; at most 100 days later') to: string;
}

export class CalendarEntryResponse {
  @Choice(CALENDAR_KINDS, 'CalendarKind') kind: CalendarKind;

  @Id(
    'Of the booking; for what is waited for, of the date; for an opening, of the module; of the event, where one comes (`event`) or waits for a place (`event-waiting`)',
  )
  id: string;

  @Text({
    example: 'Discovery call',
    description: 'Of the session, the group or the event, or of the module that opens',
  })
  title: string;

  @Moment({ example: '2027-03-02T14:00:00.000Z' }) startsAt: string;

  @Moment({
    nullable: true,
    example: '2027-03-02T14:30:00.000Z',
    description: 'null: it is a moment, such as an opening',
  })
  endsAt: string | null;

  @Moment({
    nullable: true,
    description: 'For a date that is waited for: until then a place is kept for the member; null: none is',
  })
  offeredUntil: string | null;

  @Id({ nullable: true, description: 'For an opening: its course' }) courseId: string | null;
  @Text({ nullable: true, example: 'Roots and Wings' }) courseTitle: string | null;
}
