import { createEvent, createEvents, type EventAttributes } from 'ics';
import { commonName, foldByOctets } from './plain-calendar.js';

export interface Appointment {
  /** `uid` never changes for an appointment; a higher `sequence` replaces the entry in a calendar. */
  uid: string;
  sequence: number;
  startsAt: Date;
  endsAt: Date;
  title: string;
  meetingUrl: string | null;
  /** Meeting place; missing if people meet online. */
  place?: string | null;
  description?: string;
  isCancelled: boolean;
  writtenAt: Date;
}

export interface Entry extends Appointment {
  description: string;
  organizer: { name: string; email: string };
  /** Attendee; missing if there is no recipient. */
  attendee?: { name: string; email: string };
}

/** Adds the timestamp, which the library undocumentedly sets to the current time by default. */
type CalendarEvent = EventAttributes & { timestamp: number };

export const appointmentEvent = ({
  meetingUrl,
  place = null,
  description,
  ...appointment
}: Appointment): CalendarEvent => {
  const location = place ?? meetingUrl;
  return {
    uid: appointment.uid,
    sequence: appointment.sequence,
    title: appointment.title,
    timestamp: appointment.writtenAt.getTime(),
    start: appointment.startsAt.getTime(),
    startInputType: 'utc',
    startOutputType: 'utc',
    end: appointment.endsAt.getTime(),
    endInputType: 'utc',
    endOutputType: 'utc',
    status: appointment.isCancelled ? 'CANCELLED' : 'CONFIRMED',
    ...(description !== undefined && { description }),
    ...(location !== null && { location }),
    ...(meetingUrl !== null && { url: meetingUrl }),
  };
};

/** Formats an appointment as an entry for any calendar (RFC 5545), with times in UTC. */
export function calendarEntry({ organizer, attendee, ...entry }: Entry): string {
  const event: CalendarEvent = {
    ...appointmentEvent(entry),
    method: entry.isCancelled ? 'CANCEL' : 'REQUEST',
    productId: 'Sanctum',
    organizer: { ...organizer, name: commonName(organizer.name) },
    ...(attendee && {
      attendees: [
        {
          ...attendee,
          name: commonName(attendee.name),
          rsvp: false,
          partstat: 'ACCEPTED',
          role: 'REQ-PARTICIPANT',
        } as const,
      ],
    }),
  };
  const { error, value } = createEvent(event);
  if (value === null) throw error ?? new Error('no calendar entry');
  return foldByOctets(value);
}

/** Formats appointments as one calendar (RFC 5545): a feed that programs read repeatedly, or a file to download. */
export function feedDocument(name: string, appointments: readonly Appointment[]): string {
  const { error, value } = createEvents(appointments.map(appointmentEvent), {
    calName: name,
    method: 'PUBLISH',
    productId: 'Sanctum',
  });
  if (value === null || error) throw error ?? new Error('no calendar');
  return foldByOctets(value);
}
