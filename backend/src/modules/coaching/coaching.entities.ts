import { CoachingBookingLink } from './bookings/booking-link.entity.js';
import { CoachingBooking } from './bookings/booking.entity.js';
import { CoachingSessionFile } from './bookings/session-file.entity.js';
import { CoachingSession } from './bookings/session.entity.js';
import { CoachingCredit } from './credits/credit.entity.js';
import { CoachingPackage } from './credits/package.entity.js';
import { CoachingOffering } from './offerings/offering.entity.js';

import { CalendarFeed } from './feeds/calendar-feed.entity.js';
import { CoachingWaiting } from './workshops/waiting.entity.js';
import { CoachingReminder } from './reminders/reminder.entity.js';
import { BusyCalendar } from './busy/busy-calendar.entity.js';
import { BusyTime } from './busy/busy-time.entity.js';

export const coachingEntities = [
  CoachingOffering,
  CoachingSession,
  CoachingPackage,
  CoachingCredit,
  CoachingBooking,
  CoachingBookingLink,
  CoachingReminder,
  CalendarFeed,
  CoachingWaiting,
  BusyCalendar,
  BusyTime,
  CoachingSessionFile,
];
