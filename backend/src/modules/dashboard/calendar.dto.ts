import { Choice, Id, Moment, Text, ZonedMoment } from '../../platform/http/fields/index.js';

/** Kinds of entries in a member's calendar. Later versions may add kinds; clients ignore kinds they do not know. */
export const CALENDAR_KINDS = ['session', 'waiting', 'opening', 'event', 'event_waiting'] as const;
export type CalendarKind = (typeof CALENDAR_KINDS)[number];

export class CalendarQuery {
  @ZonedMoment('Start of the range') from: string;
  @ZonedMoment('End of the range, exclusive; at most 100 days after the start') to: string;
}

export class CalendarEntryResponse {
  @Choice(CALENDAR_KINDS, 'CalendarKind') kind: CalendarKind;

  @Id(
    'ID of the booking, date, module or event, depending on `kind`; `event_waiting` is an event with a waiting list',
  )
  id: string;

  @Text({
    example: 'Discovery call',
    description: 'Title of the session, group, event or module',
  })
  title: string;

  @Moment({ type: String, example: '2027-03-02T14:00:00.000Z' }) startsAt: Date;

  @Moment({
    nullable: true,
    example: '2027-03-02T14:30:00.000Z',
    description: 'null: a single moment, such as a module unlocking',
  })
  endsAt: Date | null;

  @Moment({
    nullable: true,
    description: 'For a waiting list: until when a spot is kept for the member; null: none is',
  })
  offeredUntil: Date | null;

  @Id({ nullable: true, description: 'For a module: its course' }) courseId: string | null;
  @Text({ nullable: true, example: 'Roots and Wings' }) courseTitle: string | null;
}
