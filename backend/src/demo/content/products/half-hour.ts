import type { DemoCoachingProduct } from '../writing/content-types.js';
import { demoId } from '../writing/demo-id.js';

/** Comes each month with the membership. */
export const halfHour: DemoCoachingProduct = {
  key: 'half-hour',
  id: demoId('product/half-hour'),
  type: 'coaching',
  title: 'Half an Hour with Maren',
  summary: 'A short talk by video, for a question that cannot wait until it has become a big one.',
  description: `Thirty minutes by video call. You say what happened this week, and we look at it together until one next step is clear.

Members of The Window Seat have one of these talks each month. Anybody else is welcome to a single one.`,
  priceCents: 8500,
  category: 'Private Coaching',
  duration: '30 minutes',
  tags: ['For Mothers', 'Relationships'],
  thumbnail: 'thumbnail/one-on-one',
  thumbnailAlt: 'A lit lantern hanging from a leafy branch at night, with ferns below.',
  whatsInside: ['Thirty minutes by video call', 'One next step, in writing'],
  minutes: 30,
  createdDaysAgo: 408,
  reviews: [],
};
