import { counted } from '../../../shared/words/counted';
import type { View } from './span';

export const texts = {
  views: { day: 'Day', week: 'Week', month: 'Month', agenda: 'Agenda' } satisfies Record<View, string>,
  chooseView: 'Calendar view',
  today: 'Today',
  before: {
    day: 'Previous day',
    week: 'Previous week',
    month: 'Previous month',
    agenda: 'Previous week',
  },
  after: { day: 'Next day', week: 'Next week', month: 'Next month', agenda: 'Next week' },
  add: 'Book or take time off',
  sessions: (count: number) => counted(count, { one: '1 session', other: `${count} sessions` }),
  noSessions: 'No sessions',
  noneThen: 'no sessions',
  event: 'Event',
  events: (count: number) => counted(count, { one: '1 event', other: `${count} events` }),
  coming: (coming: number, capacity: number | null) =>
    capacity === null ? `${coming} going` : `${coming} of ${capacity} going`,
  noHours: 'You have no open hours on these days. Set them for each offering under Offerings.',
  loading: 'Loading your calendar',
  failed: 'Your calendar couldn’t be loaded.',
  timeOff: 'Time off',
  timeOffOnly: (titles: string) => `Time off: ${titles}`,
  timeOffFrom: (words: string, first: string, last: string) =>
    first === last ? `${words}, ${first}` : `${words}, ${first} to ${last}`,
  open: (day: string, from: string, to: string) => `Open on ${day}, ${from} to ${to}. Select a time.`,
  held: 'Held',
  heldUntil: (time: string) => `held until ${time}`,
  places: (booked: number, places: number, isForPairs: boolean) =>
    `${booked} of ${places} ${isForPairs ? 'pairs' : 'spots'}`,
  states: { completed: 'completed', no_show: 'no-show' },
  span: (from: string, to: string) => `${from} – ${to}`,
  label: (...parts: string[]) => parts.join(', '),
  more: (count: number) => `${count} more`,
  dayWith: (day: string, count: string) => `${day}: ${count}`,
  nothing: 'Nothing booked on these days.',
  picked: (what: string) => `Picked up ${what}`,
  left: (what: string) => `${what} wasn’t moved`,
} as const;
