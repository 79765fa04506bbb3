import { counted } from '../../../../shared/words/counted';
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
  usesCredit: 'It takes one of the sessions below',
  note: 'What it is about',
  noteHelp: 'The student reads it, too.',
  bookIt: 'Book it',
  bookAnyway: 'Book it nevertheless',
  booked: 'The time is booked',
  isBlocked: (name: string) =>
    `${name} is blocked and could not join. Unblock the account first, in the menu at the top of this page; then a time can be booked.`,
  nothingToBook: 'Nothing you offer can be booked yet. Set your availability under Coaching first.',

  date: 'Date',
  datesFailed: 'The dates could not be loaded.',
  datesLoading: 'Loading the dates',
  noDates: 'No date of this group has a place left. Set one, or give one more places, under Coaching.',
  companion: 'Who comes along',
  companionHelp: 'The first name is enough: a place is for two.',
  placesLeft: (count: number) => counted(count, { one: '1 place left', other: `${count} places left` }),

  give: 'Give sessions',
  giveTitle: (name: string) => `Give ${name} sessions`,
  nothingToGive: 'Nothing you offer takes sessions yet. Make such an offering under Coaching first.',
  given: 'The sessions are given',

  takeBack: 'Take back',
  takeBackTitle: (title: string) => `Take back the sessions of “${title}”?`,
  takeBackText:
    'Nothing more can be booked with them. What is booked and still to come is cancelled, and told by mail.',
  takenBack: 'The sessions are taken back',

  loadingRecord: 'Loading what was written',
  recordFailed: 'What was written about this session could not be loaded.',
  nothingWritten: 'Nothing was asked or written about this session.',
  answers: 'Answered before it',
  herNote: 'What the student wrote',
  sharedNotes: 'Notes for both of you',
  privateNote: 'Your own note',
  recording: 'Recording',
  files: 'Files',
  close: 'Close',
} as const;
