/** Entries for any calendar (RFC 5545): of sessions with the coach, and of events of the community. */
export { type Appointment, calendarEntry } from './calendar-entry.js';
export { feedDocument } from './calendar-entry.js';
