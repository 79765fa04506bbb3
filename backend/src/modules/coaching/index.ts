/**
 * Coaching: bookable times, sessions and their participants. Owns coaching_offerings, coaching_sessions,
 * coaching_bookings, coaching_reminders, calendar_feeds and the links of its emails, coaching_packages (which products
 * include sessions) and coaching_credits (who has how many). `scheduling` computes free times with pure code; a
 * database constraint prevents overlapping sessions. Groups have dates with spots (`workshops`), counted by the
 * database, and coaching_waiting is their waiting list. The coach's other calendars (`busy`) block times:
 * coaching_busy_calendars and coaching_busy_times. coaching_session_files has the files of sessions.
 */
export { BookingLinksService } from './bookings/booking-links.service.js';
export { type CallDetails, CallDetailsQueries } from './bookings/call-details.queries.js';
export { CoachingModule } from './coaching.module.js';
export type { IntakeAnswer, IntakeQuestion } from './offerings/intake.js';
export { OfferedPlacesQueries } from './workshops/offered-places.queries.js';
export { type PlannedReminder, RemindersService } from './reminders/reminders.service.js';
export { sessionsGiven } from './crediting/sessions-given.js';
export { SessionsBroughtResponse } from './crediting/credits.dto.js';
export { bookedSessions, sessionsBroughtBy, waitedDates } from './coaching.views.js';
