import type { DemoCourseProduct } from '../writing/content-types.js';
import { slowMorningsCourse } from '../courses/slow-mornings.js';
import { demoId } from '../writing/demo-id.js';

export const slowMornings: DemoCourseProduct = {
  key: 'slow-mornings',
  id: demoId('product/slow-mornings'),
  type: 'course',
  title: 'Slow Mornings',
  summary: 'Five short lessons that turn the hardest hour of the day into one you can share.',
  description: `Shoes. Lunch. Where is the other shoe? Most of us meet our daughters for the first time each day in the middle of a race, and then wonder why it feels like one.

Slow Mornings does not ask you to rise at five. It looks at the hour you already have and moves three or four small things: what happens the evening before, what the first sentence is, where the good-bye takes place. Mothers who try it tell me that the clock stays the same and the house sounds different.

Five lessons, about fifteen minutes each. By the end you will have a morning that fits on one card.`,
  priceCents: 4700,
  offers: [
    {
      key: 'season',
      name: '90 days',
      translations: { es: { name: '90 días' } },
      priceCents: 2900,
      accessDays: 90,
    },
    {
      key: 'thirds',
      name: 'Three payments',
      translations: { es: { name: 'Tres pagos' } },
      priceCents: 1700,
      interval: 'month',
      instalments: 3,
    },
  ],
  category: 'For Moms',
  duration: '5 lessons of 15 minutes',
  tags: ['For Mothers', 'Life Skills', 'Relationships'],
  thumbnail: 'thumbnail/slow-mornings',
  thumbnailAlt:
    'A cup with rising steam and a vase with a white flower on the sill of an arched window at sunrise.',
  whatsInside: [
    'Five lessons with one small change each',
    'One minute of morning bells',
    'A morning card to fill in and put on the fridge',
  ],
  createdDaysAgo: 168,
  course: slowMorningsCourse,
  reviews: [
    {
      memberKey: 'noor',
      rating: 5,
      text: 'We moved the backpacks to the evening and the good-bye to the bench by the door. I am a little embarrassed by how much that changed.',
      canBeQuoted: true,
      daysAgo: 58,
    },
    {
      memberKey: 'margit',
      rating: 3,
      text: 'Nicely made and kind. My granddaughters are older, so about half of it was for a younger house than ours.',
      daysAgo: 110,
    },
    {
      memberKey: 'hana',
      rating: 5,
      text: 'Short enough that I actually finished it. The “first sentence” lesson alone was worth it.',
      canBeQuoted: true,
      daysAgo: 35,
    },
  ],
};
