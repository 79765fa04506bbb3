import { counted } from '../../../shared/words/counted';
import type { BusyCalendar } from './busy-calendars.api';

export const texts = {
  title: 'Connected calendars',
  text: 'Connect your other calendars so no one can book you when you’re busy. Sanctum reads only the times, not the event details.',
  none: 'No calendars connected yet.',
  failed: 'Your calendars couldn’t be loaded.',
  add: 'Connect a calendar',
  addTitle: 'Connect a calendar',
  addText:
    'Paste your calendar’s private address. In its settings, look for “secret address in iCal format” or “publish calendar”. Sanctum reads it right away, and then every 15 minutes.',
  addIt: 'Connect calendar',
  name: 'Name',
  nameHelp: 'For example, Family',
  address: 'Address',
  addressHelp: 'Starts with https:// or webcal://. It’s stored encrypted and never shown again.',
  added: (name: string) => `“${name}” is connected`,
  ahead: (count: number, until: string) =>
    counted(count, { one: `1 busy time until ${until}`, other: `${count} busy times until ${until}` }),
  from: (host: string) => `from ${host}`,
  readAt: (when: string) => `Updated ${when}`,
  neverRead: 'Not updated yet',
  paused: 'Paused: it doesn’t block any times',
  skipped: (count: number) =>
    counted(count, {
      one: '1 event couldn’t be read, so its time can be booked.',
      other: `${count} events couldn’t be read, so their times can be booked.`,
    }),
  couldNot: (when: string, problem: string) =>
    `Update failed ${when}: ${problem} Busy times from the last successful update still apply.`,
  problems: {
    not_allowed: 'the address doesn’t lead to a server on the internet.',
    unreachable: 'the server can’t be reached over a secure connection.',
    too_slow: 'the server didn’t respond within 10 seconds.',
    too_large: 'the calendar is larger than 2 MB.',
    too_many_redirects: 'the address redirects too many times.',
    gone: 'this calendar no longer exists. Remove it here and connect its new address.',
    refused: 'the server denied access.',
    no_calendar: 'there’s no calendar at this address.',
    too_complex: 'the calendar has too many repeating events.',
  } satisfies Record<NonNullable<BusyCalendar['problem']>, string>,
  read: 'Update now',
  pause: 'Pause',
  goOn: 'Resume',
  remove: 'Remove',
  of: (act: string, name: string) => `${act}: ${name}`,
  isRead: (name: string) => `“${name}” updated`,
  isPaused: (name: string) => `“${name}” paused. It no longer blocks any times.`,
  goesOn: (name: string) => `“${name}” resumed`,
  removeTitle: (name: string) => `Remove “${name}”?`,
  removeText: 'Its times open up for booking right away. The calendar itself doesn’t change.',
  removed: (name: string) => `“${name}” removed`,
} as const;
