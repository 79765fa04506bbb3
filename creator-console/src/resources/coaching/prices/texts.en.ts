import { counted } from '../../../shared/words/counted';

export const texts = {
  title: 'Price',
  lead: 'Each price is a product in your shop. Add an image and details on its page.',
  unit: {
    session: {
      price: 'Price of a single session',
      add: 'Sell single sessions',
      remove: 'Stop selling single sessions',
    },
    place: { price: 'Price of a spot', add: 'Sell single spots', remove: 'Stop selling single spots' },
    pair: {
      price: 'Price of a spot for two',
      add: 'Sell spots for two',
      remove: 'Stop selling spots for two',
    },
  },
  sessions: 'Sessions',
  ofPackage: 'Package price',
  addPackage: 'Add package',
  removePackage: (sessions: string) =>
    sessions === '' ? 'Remove package' : `Stop selling the ${sessions}-session package`,
  wrongSessions: (most: number) => `Enter a number from 2 to ${most}`,
  wrongPrice: (least: string) => `Enter an amount of at least ${least}`,

  free: 'Free',
  brings: (sessions: number) =>
    counted(sessions, { one: '1 session, paid when booking', other: `${sessions} sessions` }),
  notInShop: 'not in the shop',
  none: 'No price yet. Students can only book it with sessions you give them.',
  set: 'Set price',
  change: 'Change prices',
  changeOf: (title: string) => `Prices of “${title}”`,
  changeText: 'New prices apply to new orders.',
  save: 'Save prices',
  saved: 'Prices saved',
} as const;
