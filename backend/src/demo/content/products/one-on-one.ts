import type { DemoCoachingProduct } from '../writing/content-types.js';
import { demoId } from '../writing/demo-id.js';

export const oneOnOne: DemoCoachingProduct = {
  key: 'one-on-one',
  id: demoId('product/one-on-one'),
  type: 'coaching',
  title: 'One-on-One Coaching with Maren',
  summary: 'An unhurried hour for the one question you keep carrying around.',
  description: `Sixty minutes by video call, for you alone or for you and your daughter. You bring the situation: the silence at dinner, the new friend you are not sure about, the tone you hear in your own voice. I bring questions, quiet and sixteen years of sitting with families.

We close with one or two things to try, small enough for an ordinary Tuesday. Afterwards you receive my notes, and for two weeks you may write to me about how it went.

Coaching is a conversation between healthy grown-ups about everyday life. It does not replace therapy or medical care; where those would serve you better, I will say so.`,
  priceCents: 15000,
  category: 'Private Coaching',
  duration: '60 minutes',
  tags: ['For Mothers', 'Relationships', 'Self-Discovery'],
  thumbnail: 'thumbnail/one-on-one',
  thumbnailAlt: 'A lit lantern hanging from a leafy branch at night, with ferns below.',
  whatsInside: [
    'Sixty minutes by video call',
    'Written notes afterwards',
    'Two weeks of questions by message',
  ],
  minutes: 60,
  createdDaysAgo: 402,
  reviews: [
    {
      memberKey: 'margit',
      rating: 5,
      text: 'Maren asked me one question and then was silent for what felt like a minute. I had not been listened to like that in years.',
      canBeQuoted: true,
      daysAgo: 148,
    },
    {
      memberKey: 'priya',
      rating: 5,
      text: 'Came with a list of nine problems, left with one thing to try. It was the right one.',
      daysAgo: 260,
    },
  ],
};
