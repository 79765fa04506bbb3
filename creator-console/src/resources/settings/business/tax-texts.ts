import type { Tax } from './tax.api';

/** The texts about the tax on what is sold. */
export const texts = {
  title: 'Tax',
  lead: 'On what is sold from now on. Orders that were made keep the tax they had.',
  kind: 'Prices and tax',
  kinds: {
    none: 'No tax',
    inclusive: 'My prices contain it',
    exclusive: 'It is added to my prices at the checkout',
  } satisfies Record<Tax['kind'], string> as Record<Tax['kind'], string>,
  word: 'What it is called',
  wordHelp: 'As buyers know it: VAT, GST or Sales tax.',
  rate: 'Rate in percent',
  rateHelp: 'One rate for everything you sell, with at most three decimals.',
} as const;
