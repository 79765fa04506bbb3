import { createEvent, type EventAttributes } from 'ics';

export interface Entry {
  /** The same for the same session for good; a higher number replaces what a calendar has. */
  uid: string;
  sequence: number;
  startsAt: Date;
  endsAt: Date;
  title: string;
  description: string;
  meetingLink: string | null;
  isCancelled: boolean;
  organizer: { name: string; email: string };
  attendee: { name: string; email: string };
  /** When this was written. */
  writtenAt: Date;
}

/** A session as an entry for any calendar (RFC 5545), with the times in UTC. */
export function calendarEntry({ organizer, attendee, meetingLink, ...entry }: Entry): string {
  const event: EventAttributes & { timestamp: number } = {
    uid: entry.uid,
    sequence: entry.sequence,
    timestamp: entry.writtenAt.getTime(),
    ...{ start: entry.startsAt.getTime(), startInputType: 'utc', startOutputType: 'utc' },
    ...{ end: entry.endsAt.getTime(), endInputType: 'utc', endOutputType: 'utc' },
    title: entry.title,
    description: entry.description,
    ...(meetingLink !== null && { location: meetingLink, url: meetingLink }),
    method: entry.isCancelled ? 'CANCEL' : 'REQUEST',
    status: entry.isCancelled ? 'CANCELLED' : 'CONFIRMED',
    productId: 'Sanctum',
    organizer,
    attendees: [{ ...attendee, rsvp: false, partstat: 'ACCEPTED', role: 'REQ-PARTICIPANT' }],
  };
  const { error, value } = createEvent(event);
  if (value === null) throw error ?? new Error('no calendar entry');
  return value;
}
