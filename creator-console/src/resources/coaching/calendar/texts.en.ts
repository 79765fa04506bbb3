import { counted } from '../../../shared/words/counted';
import type { View } from './span';

export const texts = {
  views: { day: 'Day', week: 'Week', month: 'Month', agenda: 'Agenda' } satisfies Record<View, string>,
  chooseView: 'What is shown',
  today: 'Today',
  before: {
    day: 'The day before',
    week: 'The week before',
    month: 'The month before',
    agenda: 'The week before',
  },
  after: { day: 'The day after', week: 'The week after', month: 'The month after', agenda: 'The week after' },
  add: 'Book or take time off',
  sessions: (count: number) => counted(count, { one: '1 session', other: `${count} sessions` }),
  noSessions: 'No sessions in these days',
  noneThen: 'no sessions',
  event: 'Event',
  events: (count: number) => counted(count, { one: '1 event', other: `${count} events` }),
  coming: (coming: number, capacity: number | null) =>
    capacity === null ? `${coming} coming` : `${coming} of ${capacity} coming`,
  noHours: 'No open hours in these days. Set them for each offering, under Offerings.',
  loading: 'Loading your calendar',
  failed: 'Your calendar could not be loaded.',
  timeOff: 'Time off',
  timeOffOnly: (titles: string) => `Time off: ${titles}`,
  timeOffFrom: (words: string, first: string, last: string) =>
    first === last ? `${words}, ${first}` : `${words}, ${first} to ${last}`,
  open: (day: string, from: string, to: string) => `Open on ${day}, ${from} to ${to}: choose a time`,
  held: 'Held',
  heldUntil: (time: string) => `held until ${time}`,
  places: (booked: number, places: number, forPairs: boolean) =>
    `${booked} of ${places} ${forPairs ? 'pairs' : 'places'}`,
  states: { completed: 'took place', no_show: 'did not come' },
  span: (from: string, to: string) => `${from} – ${to}`,
  label: (...parts: string[]) => parts.join(', '),
  more: (count: number) => `${count} more`,
  dayWith: (day: string, count: string) => `${day}: ${count}`,
  nothing: 'Nothing is booked in these days.',
  picked: (what: string) => `${what} is picked up`,
  left: (what: string) => `${what} stays where it was`,
} as const;
