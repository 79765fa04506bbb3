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
  languageNotKept: 'The language could not be changed. Please try again.',
} as const;
