import { counted } from '../../../../shared/words/counted';
import type { Credit } from '../parts/student.api';

export const texts = {
  title: 'Sessions left to book',
  none: 'No sessions bought or given yet.',
  offering: 'Offering',
  from: 'Source',
  left: 'Left',
  until: 'Use by',
  whenever: 'No deadline',
  ended: 'Removed',
  leftOf: (left: number, sessions: number) => `${left} of ${sessions}`,
  sources: { order: 'Order', gift: 'Gift', coach: 'Given by you' } satisfies Record<Credit['source'], string>,
  acts: 'Actions',

  book: 'Book a session',
  bookTitle: (name: string) => `Book a session for ${name}`,
  bookText: 'The student gets an email with the link and a calendar invite right away.',
  what: 'Offering',
  when: 'When',
  usesCredit: 'Use one of their remaining sessions',
  note: 'What it’s about',
  noteHelp: 'The student can read this, too.',
  bookIt: 'Book session',
  bookAnyway: 'Book anyway',
  booked: 'Session booked',
  isBlocked: (name: string) =>
    `${name} is blocked and can’t join a session. Unblock them first, in the menu at the top of this page.`,
  nothingToBook: 'None of your offerings can be booked yet. Set your availability under Coaching first.',

  date: 'Date',
  datesFailed: 'The dates couldn’t be loaded.',
  datesLoading: 'Loading dates',
  noDates: 'This group has no dates with spots left. Add a date or more spots under Coaching.',
  companion: 'Who’s coming along',
  companionHelp: 'Each spot is for two. A first name is enough.',
  placesLeft: (count: number) => counted(count, { one: '1 spot left', other: `${count} spots left` }),

  give: 'Give sessions',
  giveTitle: (name: string) => `Give sessions to ${name}`,
  nothingToGive:
    'You don’t have an offering that can be booked with sessions yet. Create one under Coaching first.',
  given: 'Sessions given',

  takeBack: 'Remove',
  takeBackTitle: (title: string) => `Remove the sessions for “${title}”?`,
  takeBackText:
    'The student can’t book with these sessions anymore. Upcoming sessions booked with them are canceled, and the student gets an email.',
  takenBack: 'Sessions removed',

  loadingRecord: 'Loading answers and notes',
  recordFailed: 'The answers and notes of this session couldn’t be loaded.',
  nothingWritten: 'This session has no answers or notes.',
  answers: 'Answers before the session',
  herNote: 'Note from the student',
  sharedNotes: 'Shared notes',
  privateNote: 'Private note',
  recording: 'Recording',
  files: 'Files',
  close: 'Close',
} as const;
