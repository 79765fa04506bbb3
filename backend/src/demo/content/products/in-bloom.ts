import type { DemoCourseProduct } from '../writing/content-types.js';
import { inBloomCourse } from '../courses/in-bloom/index.js';
import { demoId } from '../writing/demo-id.js';

export const inBloom: DemoCourseProduct = {
  key: 'in-bloom',
  id: demoId('product/in-bloom'),
  type: 'course',
  title: 'In Bloom: A Master Class for Girls',
  summary: 'For girls of about ten to fourteen: feelings, friendship, and a voice that sounds like your own.',
  description: `Growing up does not happen on one big day. It happens in small ones: the first time a friendship gets complicated, the first time you say no and mean it, the evening you notice that the girl in the mirror has changed and is still you.

In Bloom is a course for girls between about ten and fourteen. It speaks to them directly, in plain and friendly words, and leaves them plenty of room to think. There are films to watch, questions to puzzle over, pages to write that nobody else will read, and little experiments to try at school and at home.

Mothers are welcome to read along, and many do it side by side on the sofa. Three lessons end with a question for the two of you. The rest belongs to her.

New modules open in their own time, so that there is a week to live with an idea before the next one arrives.`,
  priceCents: 9700,
  category: 'For Girls',
  duration: '10 lessons, a module at a time',
  tags: ['For Daughters', 'Growing Up', 'Confidence', 'Self-Discovery', 'Emotional Intelligence'],
  thumbnail: 'thumbnail/in-bloom',
  thumbnailAlt: 'A branch with clay-red and white blossoms crossing a large rose-colored moon.',
  whatsInside: [
    'Ten lessons in five modules that open one after another',
    'Short films with captions and full transcripts',
    'A private journal inside the lessons',
    'The In Bloom pocket cards, a printable set (PDF)',
    'Three conversation questions for mother and daughter',
  ],
  createdDaysAgo: 301,
  course: inBloomCourse,
  reviews: [
    {
      memberKey: 'lucia',
      rating: 5,
      text: 'My eleven-year-old asked if she could do “one more lesson” before bed. That has never happened with anything that was good for her.',
      canBeQuoted: true,
      daysAgo: 203,
    },
    {
      memberKey: 'hana',
      rating: 4,
      text: 'The weather map for feelings is on our fridge now. The week-long wait for the last modules was hard for my daughter, though I see why it is there.',
      daysAgo: 141,
    },
    {
      memberKey: 'tess',
      rating: 5,
      text: 'It respects her. No baby talk, no big scary talk. She keeps her answers to herself and then tells me half of them anyway.',
      daysAgo: 74,
    },
  ],
};
