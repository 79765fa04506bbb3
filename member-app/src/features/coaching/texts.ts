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
    write: (coach: string) => `Write to ${coach}`,
    or: 'or to',
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
