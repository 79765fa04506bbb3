import type { DemoCourseProduct } from '../writing/content-types.js';
import { firstSeedsCourse } from '../courses/first-seeds.js';
import { demoId } from '../writing/demo-id.js';

export const firstSeeds: DemoCourseProduct = {
  key: 'first-seeds',
  id: demoId('product/first-seeds'),
  type: 'course',
  title: 'First Seeds: Three Evenings for Two',
  summary: 'A free mini course: three evenings, one candle, and better questions than “how was school?”.',
  description: `If you would like to know what it is like here before you buy anything, begin with this. First Seeds is a small course for a mother and a daughter to do together, on three evenings of about twenty minutes.

On the first you will make a place for the two of you. On the second you will ask and listen. On the third you will plant something, in a pot and in words.

All you need is a candle, a cup of soil and a bean. It costs nothing and stays yours.`,
  priceCents: null,
  category: 'For Moms',
  duration: '3 evenings of 20 minutes',
  tags: ['For Mothers', 'For Daughters', 'Relationships'],
  thumbnail: 'thumbnail/first-seeds',
  thumbnailAlt:
    'A seed, a sprout, a seedling and a flowering plant in a row, with their roots in the brown earth.',
  whatsInside: [
    'Three evenings for the two of you',
    'Two short films and a piece of music for the edge of sleep',
    'A basket of small things for the week in which the bean grows',
  ],
  createdDaysAgo: 240,
  course: firstSeedsCourse,
  reviews: [
    {
      memberKey: 'colleen',
      rating: 5,
      text: 'Our bean is now three feet tall and has a name. So glad I started here.',
      daysAgo: 41,
    },
    {
      memberKey: 'noor',
      rating: 4,
      text: 'Sweet and simple. We did all three evenings in one week and then did the second one again.',
      daysAgo: 92,
    },
    {
      memberKey: 'elin',
      rating: 5,
      text: 'My daughter chose the candle and has ruled over it ever since. It is our thing now.',
      daysAgo: 79,
    },
  ],
};
