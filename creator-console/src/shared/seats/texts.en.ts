export const texts = {
  second: 'Second seat',
  first: 'First seat',
  notChosen: 'not chosen yet',
} as const;
