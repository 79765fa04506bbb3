import { createEvents } from 'ics';
import { foldByOctets } from './plain-calendar.js';
import { type Appointment, appointmentEvent } from './calendar-entry.js';

/** Appointments as one calendar (RFC 5545): a feed that programs read again and again, or a file to be taken along. */
export function feedDocument(name: string, appointments: readonly Appointment[]): string {
  const { error, value } = createEvents(appointments.map(appointmentEvent), {
    calName: name,
    method: 'PUBLISH',
    productId: 'Sanctum',
  });
  if (value === null || error) throw error ?? new Error('no calendar');
  return foldByOctets(value);
}
