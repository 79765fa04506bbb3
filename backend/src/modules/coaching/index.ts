/**
 * Coaching: what of the coach's time can be booked and when, the sessions, and who has a place in them. Owns
 * coaching_offerings, coaching_sessions, coaching_bookings, coaching_reminders, calendar_feeds and the links of its
 * mails, coaching_packages (which products bring sessions) and coaching_credits (who has how many). Free times are
 * computed by the pure code in `scheduling`; that no two sessions take the same time, a constraint of the database
 * sees to. A group has dates with places (`workshops`), which the database counts, and coaching_waiting is who waits
 * for one. What the coach has in calendars elsewhere (`busy`) closes times: coaching_busy_calendars and
 * coaching_busy_times. Files of the media library that a session has for its people stand in coaching_session_files.
 */
export { BookingLinksService } from './bookings/booking-links.service.js';
export { type CallDetails, CallDetailsQueries } from './bookings/call-details.queries.js';
export { CoachingModule } from './coaching.module.js';
export type { IntakeAnswer, IntakeQuestion } from './offerings/intake.js';
export { OfferedPlacesQueries } from './workshops/offered-places.queries.js';
export { type PlannedReminder, RemindersService } from './reminders/reminders.service.js';
export { bookedSessions, waitedDates } from './coaching.views.js';
