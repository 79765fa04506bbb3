export const coachingTabTexts = {
  booking: {
    title: 'Booking Calendar',
    lead: 'Start with a free conversation, or choose the time together that fits you.',
    call: {
      title: 'Free discovery call',
      text: 'Thirty minutes to see whether we fit. It costs nothing and binds you to nothing.',
      book: 'Book Your Free Discovery Call',
    },
    owned: 'Your coaching',
    since: (date: string) => `Yours since ${date}`,
    open: 'View Details',
    offers: 'Ways to work together',
    loading: 'Loading what is offered',
    empty: 'All places are taken at the moment. The discovery call is open.',
  },
  sessions: {
    title: 'My Coaching Sessions',
    loading: 'Loading your coaching',
    toArrange: 'To be arranged',
    until: 'Times cannot be booked here yet: you agree on one by e-mail.',
    write: 'Write to your coach',
    none: 'No coaching sessions yet',
    text: 'When you have bought coaching, it stands here, and your coach writes to you to arrange when you meet.',
    book: 'See what is offered',
  },
} as const;
