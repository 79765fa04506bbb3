import { counted } from '../shared/words/counted';

export const texts = {
  memberApp: 'Member app',
  secondFactor: 'Two-step sign-in',
  menu: 'Menu',
  places: 'Creator Portal',
  skip: 'Skip to content',
  notFound: 'Not found',
  notFoundTitle: 'Nothing grows at this address',
  notFoundText: 'Perhaps it is incomplete, or what was here has been deleted. The menu leads to every place.',
  toOverview: 'Go to Overview',
  broken: 'This page could not be shown. What was saved is safe.',
  reload: 'Load it again',
  toPage: {
    first: 'First page',
    previous: 'Previous page',
    next: 'Next page',
    last: 'Last page',
  },
  openList: 'Open the list',
  close: 'Close',
  clear: 'Clear',
  loading: 'Loading…',
  noOptions: 'Nothing fits',
  stars: (rating: number) => counted(rating, { one: '1 star', other: `${rating} stars` }),
  languageNotKept: 'The language could not be changed. Please try again.',
} as const;
