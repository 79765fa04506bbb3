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
    none: 'No coaching sessions yet',
    text: 'When you and your coach have agreed on a time, the session stands here with its date and its link.',
    book: 'See what is offered',
  },
} as const;
