import type { DemoDigitalFileProduct } from '../writing/content-types.js';
import { demoId } from '../writing/demo-id.js';

export const conversationWorkbook: DemoDigitalFileProduct = {
  key: 'conversation-workbook',
  id: demoId('product/conversation-workbook'),
  type: 'digital_file',
  title: 'The Two Birds Conversation Workbook',
  summary: 'Eight guided conversations for a mother and a daughter, with a page for each of you.',
  description: `Some things are easier to say sideways: while stirring a pot, while walking, while both of you are looking at the same page. This workbook gives you the page.

It holds eight conversations, from “what I like about being your mother” to “what I wish you knew about my friends”. Each one has a page for her, a page for you and a small thing to do together afterwards. You choose the order. You may also cross questions out.

Print it at home, on both sides if you like. The lines are wide enough for eleven-year-old handwriting.`,
  priceCents: 2700,
  category: 'Workbooks',
  duration: '8 conversations',
  tags: ['For Mothers', 'For Daughters', 'Relationships', 'Emotional Intelligence'],
  thumbnail: 'thumbnail/conversation-workbook',
  thumbnailAlt: 'A large green bird and a small clay-red bird facing each other on a leafy branch.',
  whatsInside: [
    'Eight guided conversations',
    'A page for her and a page for you',
    'Print-ready PDF, letter size',
  ],
  previews: [1, 2, 3, 4].map((page) => `preview/conversation-workbook-${page}`),
  files: ['file/conversation-workbook'],
  createdDaysAgo: 350,
  reviews: [
    {
      memberKey: 'dana',
      rating: 5,
      text: 'We do one on Sunday afternoons. My daughter writes more than she says, so seeing her page next to mine has been a gift.',
      canBeQuoted: true,
      daysAgo: 276,
    },
    {
      memberKey: 'lucia',
      rating: 4,
      text: 'Beautiful and thoughtful. Uses a fair amount of green ink if you print it in color!',
      daysAgo: 160,
    },
    {
      memberKey: 'colleen',
      rating: 5,
      text: 'The permission to cross questions out is what won her over.',
      daysAgo: 22,
    },
  ],
};
