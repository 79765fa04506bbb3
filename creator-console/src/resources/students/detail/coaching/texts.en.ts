import type { Credit } from './credits.api';

export const texts = {
  title: 'Sessions to be booked',
  none: 'No sessions were bought or given yet.',
  offering: 'For',
  from: 'From',
  left: 'Left',
  until: 'To be begun before',
  whenever: 'Whenever',
  ended: 'Taken back',
  leftOf: (left: number, sessions: number) => `${left} of ${sessions}`,
  sources: { order: 'An order', gift: 'A gift', coach: 'You' } satisfies Record<Credit['source'], string>,
  acts: 'Actions',

  book: 'Book a time',
  bookTitle: (name: string) => `Book a time for ${name}`,
  bookText: 'A mail with the link and an entry for the calendar goes out at once.',
  what: 'What',
  when: 'When',
  byTheClockOf: (zone: string) => `By the clock of ${zone}`,
  usesCredit: 'It takes one of the sessions below',
  note: 'What it is about',
  noteHelp: 'The student reads it, too.',
  bookIt: 'Book it',
  bookAnyway: 'Book it nevertheless',
  booked: 'The time is booked',
  nothingToBook: 'Nothing you offer can be booked yet. Set your availability under Coaching first.',

  give: 'Give sessions',
  giveTitle: (name: string) => `Give ${name} sessions`,
  sessions: 'How many',
  validDays: 'To be begun within so many days',
  validDaysHelp: 'Empty: whenever.',
  nothingToGive: 'Nothing you offer takes sessions yet. Make such an offering under Coaching first.',
  given: 'The sessions are given',

  takeBack: 'Take back',
  takeBackTitle: (title: string) => `Take back the sessions of “${title}”?`,
  takeBackText:
    'Nothing more can be booked with them. What is booked and still to come is cancelled, and told by mail.',
  takenBack: 'The sessions are taken back',
} as const;
