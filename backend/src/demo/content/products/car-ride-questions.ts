import type { DemoDigitalFileProduct } from '../writing/content-types.js';
import { demoId } from '../writing/demo-id.js';

export const carRideQuestions: DemoDigitalFileProduct = {
  key: 'car-ride-questions',
  id: demoId('product/car-ride-questions'),
  type: 'digital_file',
  title: 'Twelve Questions for the Car Ride',
  summary: 'A free set of cards with questions that work best when both of you are looking at the road.',
  description: `The best talks in our family have happened at fifty miles an hour. Nobody has to look at anybody, there is an end in sight, and silence is allowed.

Here are twelve questions to keep in the glove compartment. Some are silly, some are not, and every one of them has an answer longer than “fine”. Cut them out or read them from your phone while she is choosing the music. Not while you are driving, please.`,
  priceCents: null,
  category: 'Resources',
  duration: '12 cards to print',
  tags: ['For Mothers', 'For Daughters', 'Relationships'],
  thumbnail: 'thumbnail/car-ride-questions',
  thumbnailAlt: 'A dandelion letting go of its seeds, one by one, before a golden arch.',
  whatsInside: ['Twelve question cards', 'Three pages to print and cut (PDF)'],
  files: ['file/car-ride-questions'],
  createdDaysAgo: 188,
  reviews: [
    {
      memberKey: 'tess',
      rating: 5,
      text: 'Number seven made us miss our exit.',
      daysAgo: 120,
    },
    {
      memberKey: 'ruth',
      rating: 4,
      text: 'Good fun, also for the school run with three girls in the back.',
      daysAgo: 8,
    },
  ],
};
