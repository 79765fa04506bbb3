import { counted } from '../../../shared/words/counted';
import type { BusyCalendar } from './busy-calendars.api';

export const texts = {
  title: 'Your other calendars',
  text: 'When a calendar of yours says that you are busy, nobody can book that time. Only the times are read here, not what they are for.',
  none: 'No calendar is read yet.',
  failed: 'Your calendars could not be loaded.',
  add: 'Add a calendar',
  addTitle: 'Add a calendar',
  addText:
    'Most calendars give out a private address for this: look in its settings for “secret address in iCal format” or “publish calendar”. It is read at once, and then every 15 minutes.',
  addIt: 'Read and add it',
  name: 'Name',
  nameHelp: 'What you call it, such as Family',
  address: 'Address',
  addressHelp:
    'Begins with https:// or webcal://. Keep it to yourself: it is stored sealed, and not shown again.',
  added: (name: string) => `“${name}” is read from now on`,
  ahead: (count: number, until: string) =>
    counted(count, { one: `1 busy time until ${until}`, other: `${count} busy times until ${until}` }),
  from: (host: string) => `from ${host}`,
  readAt: (when: string) => `Read ${when}`,
  neverRead: 'Not read yet',
  paused: 'Paused: it closes nothing',
  skipped: (count: number) =>
    counted(count, {
      one: '1 entry of it cannot be understood, and closes nothing.',
      other: `${count} entries of it cannot be understood, and close nothing.`,
    }),
  couldNot: (when: string, problem: string) =>
    `It could not be read ${when}: ${problem} What was read before still holds.`,
  problems: {
    not_allowed: 'its address leads to no server on the internet.',
    unreachable: 'its server cannot be reached safely.',
    too_slow: 'its server did not answer within ten seconds.',
    too_large: 'it is larger than two megabytes.',
    too_many_redirects: 'its address leads on too often.',
    gone: 'there is no such calendar any more. Remove it here, and add its new address.',
    refused: 'its server refused.',
    no_calendar: 'what is there is no calendar.',
    too_complex: 'it repeats too much to be read.',
  } satisfies Record<NonNullable<BusyCalendar['problem']>, string>,
  read: 'Read now',
  pause: 'Pause',
  goOn: 'Go on',
  remove: 'Remove',
  of: (act: string, name: string) => `${act}: ${name}`,
  isRead: (name: string) => `“${name}” was read`,
  isPaused: (name: string) => `“${name}” is paused, its times are free`,
  goesOn: (name: string) => `“${name}” closes times again`,
  removeTitle: (name: string) => `Remove “${name}”?`,
  removeText: 'Its times can be booked at once. Your calendar itself stays as it is.',
  removed: (name: string) => `“${name}” is removed`,
} as const;
