import type { DemoDigitalFileProduct } from '../writing/content-types.js';
import { demoId } from '../writing/demo-id.js';

export const firstMoon: DemoDigitalFileProduct = {
  key: 'first-moon',
  id: demoId('product/first-moon'),
  type: 'digital_file',
  title: 'First Moon: A Gentle Guide to a Welcome',
  summary:
    'How to mark the beginning of womanhood in your own family, with as much or as little as she likes.',
  description: `Many of us crossed this threshold with a whisper in a bathroom. You may wish for something warmer for your daughter, and have no idea what it could look like without embarrassing everybody.

This guide is about the welcome. It helps you to ask her beforehand what she would like, to choose from small gestures and larger ones, to include aunts or grandmothers or leave them out, and to write her a letter she can keep. There is an answer for girls who would like no fuss at all, and it is a good answer.

It says nothing about medicine. For questions about her body and health please turn to your doctor or nurse.`,
  priceCents: 3200,
  category: 'Guides',
  duration: 'A guide and a letter',
  tags: ['For Mothers', 'Becoming a Woman', 'Growing Up', 'Spirituality'],
  thumbnail: 'thumbnail/first-moon',
  thumbnailAlt: 'Five phases of the moon in an arc over white and rose flowers that open at night.',
  whatsInside: [
    'Five ways to welcome her, small to large',
    'A letter to write, with beginnings',
    'Print-ready PDF, letter size',
  ],
  files: ['file/first-moon'],
  createdDaysAgo: 290,
  reviews: [
    {
      memberKey: 'priya',
      rating: 5,
      text: 'She chose “a walk and a hot chocolate, no aunties”. It was perfect, and I would have planned something five times too big without this.',
      daysAgo: 209,
    },
    {
      memberKey: 'beth',
      rating: 5,
      text: 'I wrote the letter twice. The first one was for the girl I used to be.',
      answer: 'Keep that first one, too. Many mothers read it to their daughters years later.',
      daysAgo: 122,
    },
  ],
};
