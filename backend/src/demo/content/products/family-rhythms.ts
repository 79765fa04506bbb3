import type { DemoDigitalFileProduct } from '../writing/content-types.js';
import { demoId } from '../writing/demo-id.js';

export const familyRhythms: DemoDigitalFileProduct = {
  key: 'family-rhythms',
  id: demoId('product/family-rhythms'),
  type: 'digital_file',
  title: 'Family Rhythms: Templates for Day, Week and Year',
  summary: 'Printable rhythm pages that leave room for weather, moods and changed plans.',
  description: `A schedule tells you when you are late. A rhythm tells you what comes next. These templates help you to find the rhythm your family already has and to draw it where everyone can see it.

You get a morning card, an evening card, a week with wide margins, a year drawn as a wheel, and a page for the small celebrations that make a family this family. All of them are blank where it matters.`,
  priceCents: 2200,
  category: 'Templates',
  duration: '5 pages to print',
  tags: ['For Mothers', 'Life Skills'],
  thumbnail: 'thumbnail/family-rhythms',
  thumbnailAlt:
    'A round wreath that changes from spring blossom to summer flowers, autumn berries and winter green.',
  whatsInside: [
    'Morning and evening cards',
    'A week with wide margins',
    'The year as a wheel',
    'A page for small celebrations',
  ],
  files: ['file/family-rhythms'],
  createdDaysAgo: 122,
  reviews: [
    {
      memberKey: 'margit',
      rating: 4,
      text: 'The wheel of the year hangs in our kitchen and everybody adds to it, even my son-in-law.',
      daysAgo: 67,
    },
  ],
};
