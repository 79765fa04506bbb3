import { counted } from '../shared/words/counted';

export const texts = {
  memberApp: 'Member app',
  secondFactor: 'Two-step sign-in',
  menu: 'Menu',
  places: 'Creator Portal',
  skip: 'Skip to content',
  notFound: 'Not found',
  notFoundTitle: 'Page not found',
  notFoundText: 'The link may be incomplete, or the page was deleted. Pick another page from the menu.',
  toOverview: 'Go to Overview',
  broken: 'This page couldn’t be shown. Everything you saved is safe.',
  reload: 'Reload',
  toPage: {
    first: 'First page',
    previous: 'Previous page',
    next: 'Next page',
    last: 'Last page',
  },
  openList: 'Open list',
  close: 'Close',
  clear: 'Clear',
  loading: 'Loading…',
  noOptions: 'No matches',
  stars: (rating: number) => counted(rating, { one: '1 star', other: `${rating} stars` }),
  languageNotKept: 'The language couldn’t be changed. Please try again.',
} as const;
