import { demoDaughter } from './family.js';
import type { DemoGift } from './writing/content-types.js';

/** Gifts of members: one waits to be redeemed, one was redeemed, and one is from a mother to her daughter. */
export const demoGifts: DemoGift[] = [
  {
    memberKey: 'elin',
    productKey: 'forest-journal',
    daysAgo: 4,
    recipient: { name: 'Ida', email: 'ida.hart@sanctum.test' },
    message: 'For the long evenings in the cabin. Write a page for me, too. Your sister',
  },
  {
    memberKey: 'dana',
    productKey: 'family-rhythms',
    daysAgo: 41,
    recipient: { name: 'Colleen', email: 'colleen.byrne@sanctum.test' },
    message: 'You asked how we manage our mornings. This is how.',
    redeemedBy: { memberKey: 'colleen', daysAgo: 40 },
  },
  {
    memberKey: demoDaughter.motherKey,
    productKey: 'first-moon',
    daysAgo: 12,
    recipient: { name: demoDaughter.name, email: null },
    message: null,
    redeemedBy: { memberKey: demoDaughter.key, daysAgo: 12 },
  },
];
