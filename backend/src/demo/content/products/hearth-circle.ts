import type { DemoCoachingProduct } from '../writing/content-types.js';
import { demoId } from '../writing/demo-id.js';

export const hearthCircle: DemoCoachingProduct = {
  key: 'hearth-circle',
  id: demoId('product/hearth-circle'),
  type: 'coaching',
  title: 'The Hearth Circle',
  summary:
    'Four evenings in a small group of mothers, with a fire in the middle that nobody has to tend alone.',
  description: `A circle is the oldest kind of class there is: nobody sits at the front. Eight mothers meet by video on four evenings, ninety minutes each. We open with a bell, everyone speaks, nobody gives advice unless it is asked for.

Each evening has a theme that follows the season: what is resting, what is stirring, what needs cutting back, what may flower. Between the evenings I send a short letter by email, and everyone may answer all.

You do not need to be good at groups. Most of us are not. Bring tea.`,
  priceCents: 8500,
  category: 'Group Coaching',
  duration: '4 evenings of 90 minutes',
  tags: ['For Mothers', 'Relationships', 'Spirituality'],
  thumbnail: 'thumbnail/hearth-circle',
  thumbnailAlt: 'A campfire inside a ring of stones, with tall ferns and small stars around it.',
  whatsInside: [
    'Four evenings by video call',
    'A group of eight at most',
    'A letter to the circle between the evenings',
  ],
  minutes: 90,
  createdDaysAgo: 46,
  reviews: [],
};
