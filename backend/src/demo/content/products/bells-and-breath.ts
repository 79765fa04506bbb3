import type { DemoDigitalFileProduct } from '../writing/content-types.js';
import { demoId } from '../writing/demo-id.js';

export const bellsAndBreath: DemoDigitalFileProduct = {
  key: 'bells-and-breath',
  id: demoId('product/bells-and-breath'),
  type: 'digital_file',
  title: 'Bells & Breath: An Audio Meditation Pack',
  summary: 'Three wordless recordings of bells and soft tones, and a booklet on how to use them together.',
  description: `No voice, no instructions, nothing to get right. Three recordings made of bells and long, soft tones: one that leads the breath, one to come home with after school, and one for the edge of sleep.

The booklet suggests a few ways of listening for one and for two: lying head to head on the floor, counting bells, drawing what you hear. Children often understand this at once. Grown-ups need two tries.

You may play the recordings as often as you like at home and in your own circles.`,
  priceCents: 4700,
  category: 'Resources',
  duration: '3 recordings',
  tags: ['Spirituality', 'Emotional Intelligence', 'For Mothers', 'For Daughters'],
  thumbnail: 'thumbnail/bells-and-breath',
  thumbnailAlt: 'A golden singing bowl on a green cushion with rings of sound rising above it.',
  whatsInside: ['Breathing bells', 'Coming home', 'The edge of sleep', 'A listening booklet (PDF)'],
  files: ['file/bells-and-breath', 'audio/breathing-bells', 'audio/coming-home', 'audio/edge-of-sleep'],
  createdDaysAgo: 78,
  reviews: [
    {
      memberKey: 'lucia',
      rating: 5,
      text: 'We count the bells on the floor of the living room. Last week the dog joined us.',
      daysAgo: 30,
    },
    {
      memberKey: 'beth',
      rating: 4,
      text: 'Coming Home is our favorite. I wish it were twice as long.',
      daysAgo: 51,
    },
  ],
};
