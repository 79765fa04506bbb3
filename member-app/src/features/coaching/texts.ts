import { coachAnswersWithin } from '../../shared/lib/coach-writes';

/** The words of the coaching page that are not the coach's to write. Some of it is quoted from the specification, letter for letter; the rest is ours. */
export const coachingTexts = {
  title: 'Coaching',
  book: 'Book Your Free Discovery Call',
  credentials: 'Credentials',
  offerings: {
    loading: 'Loading the coaching offers',
    empty: 'New dates are being planned. Until then, the discovery call is open to you.',
  },
  booking: {
    howTitle: 'How to find a time',
    how: `Times are arranged by e-mail, with me and not with a machine. Write two or three times that suit you and the place or time zone you are in. I answer ${coachAnswersWithin} with one of them and a link for the call.`,
    write: (coach: string) => `Write to ${coach}`,
    or: 'or to',
    privacy: 'What you write is read by me alone.',
    subject: 'My free discovery call',
    letter: (coach: string) => [
      `Dear ${coach},`,
      '',
      'I would like to book the free discovery call.',
      '',
      'These times would suit me:',
      '1. ',
      '2. ',
      '3. ',
      '',
      'I am in (place or time zone): ',
      'What brings me here, in a sentence: ',
      '',
    ],
  },
} as const;
