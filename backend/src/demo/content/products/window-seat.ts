import type { DemoBundleProduct } from '../writing/content-types.js';
import { demoId } from '../writing/demo-id.js';

/** Sold only by subscription. */
export const windowSeat: DemoBundleProduct = {
  key: 'window-seat',
  id: demoId('product/window-seat'),
  type: 'bundle',
  title: 'The Window Seat: Membership for Everyday Rituals',
  summary:
    'Slow mornings, family rhythms and half an hour with Maren each month, for as long as you need them.',
  description: `Most of what holds a family together happens on ordinary days. This membership opens everything we have for those days: the course on mornings, the templates for your week and year, and the recordings of bells. Each month you also have half an hour with me.

Pay each month or each year, and stop whenever you like. What you have drawn on your own pages is yours to keep.`,
  priceCents: null,
  isSubscriptionOnly: true,
  offers: [
    {
      key: 'monthly',
      name: 'Monthly',
      translations: { es: { name: 'Mensual' } },
      priceCents: 3900,
      interval: 'month',
    },
    {
      key: 'yearly',
      name: 'Yearly',
      translations: { es: { name: 'Anual' } },
      priceCents: 39_000,
      interval: 'year',
    },
  ],
  category: 'For Moms',
  duration: 'Self-Paced',
  tags: ['For Mothers', 'Life Skills'],
  thumbnail: 'thumbnail/family-rhythms',
  thumbnailAlt:
    'A round wreath that changes from spring blossom to summer flowers, autumn berries and winter green.',
  whatsInside: [
    'Five lessons on slow mornings',
    'Five pages for day, week and year',
    'Three recordings of bells',
    'Half an hour with Maren each month',
  ],
  parts: ['slow-mornings', 'family-rhythms', 'bells-and-breath', 'half-hour'],
  createdDaysAgo: 410,
  reviews: [],
};
