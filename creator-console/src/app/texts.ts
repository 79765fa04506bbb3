export const texts = {
  brand: 'Sanctum',
  memberApp: 'Member app',
  secondFactor: 'Two-step sign-in',
  menu: 'Menu',
  places: 'Creator Portal',
  skip: 'Skip to content',
  broken: 'This page could not be shown. What was saved is safe.',
  reload: 'Load it again',
} as const;
