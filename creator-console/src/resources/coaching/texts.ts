export const texts = {
  title: 'Coaching',
  upcoming: 'Upcoming coaching sessions',
  none: 'No upcoming coaching sessions',
  noneYet:
    'Members cannot book a time here. They find what you offer in the shop and agree on the hour with you; what you offer, and what it costs, is yours to change.',
  offers: 'Your coaching offers',
  asSeen: 'The coaching page, as members see it',
} as const;
