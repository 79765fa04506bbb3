/** Calendar entries (RFC 5545) for sessions with the coach and community events. */
export { type Appointment, calendarEntry } from './calendar-entry.js';
export { feedDocument } from './calendar-entry.js';
