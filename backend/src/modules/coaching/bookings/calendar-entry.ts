import { createEvent, type EventAttributes } from 'ics';

/** A session as calendars know it. */
export interface CalendarSession {
  /** The same for the same session for good; a higher number replaces what a calendar has. */
  uid: string;
  sequence: number;
  startsAt: Date;
  endsAt: Date;
  title: string;
  meetingLink: string | null;
  isCancelled: boolean;
  /** When this was written. */
  writtenAt: Date;
}

export interface Entry extends CalendarSession {
  description: string;
  organizer: { name: string; email: string };
  attendee: { name: string; email: string };
}

/** The library takes the time of writing, and does not say so. */
type CalendarEvent = EventAttributes & { timestamp: number };

/** With the times in UTC. */
export const sessionEvent = ({ meetingLink, ...session }: CalendarSession): CalendarEvent => ({
  ...{ uid: session.uid, sequence: session.sequence, title: session.title },
  timestamp: session.writtenAt.getTime(),
  ...{ start: session.startsAt.getTime(), startInputType: 'utc', startOutputType: 'utc' },
  ...{ end: session.endsAt.getTime(), endInputType: 'utc', endOutputType: 'utc' },
  status: session.isCancelled ? 'CANCELLED' : 'CONFIRMED',
  ...(meetingLink !== null && { location: meetingLink, url: meetingLink }),
});

/** A session as an entry for any calendar (RFC 5545), with the times in UTC. */
export function calendarEntry({ organizer, attendee, meetingLink, ...entry }: Entry): string {
  const event: CalendarEvent = {
    ...sessionEvent({ ...entry, meetingLink }),
    description: entry.description,
    method: entry.isCancelled ? 'CANCEL' : 'REQUEST',
    productId: 'Sanctum',
    organizer,
    attendees: [{ ...attendee, rsvp: false, partstat: 'ACCEPTED', role: 'REQ-PARTICIPANT' }],
  };
  const { error, value } = createEvent(event);
  if (value === null) throw error ?? new Error('no calendar entry');
  return value;
}
