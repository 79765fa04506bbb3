import type { DemoDigitalFileProduct } from '../writing/content-types.js';
import { demoId } from '../writing/demo-id.js';

export const forestJournal: DemoDigitalFileProduct = {
  key: 'forest-journal',
  id: demoId('product/forest-journal'),
  type: 'digital_file',
  title: 'Seed to Forest: A Guided Journal',
  summary: 'A journal for girls and women of any age that asks one good question per page.',
  description: `There are journals that want you to be grateful every morning and journals that want you to be better by Friday. This one would simply like to know how you are.

It follows the life of a seed: resting, sprouting, rooting, branching, blossoming, resting again. Every part has a short text, a few questions, and pages that are only there to be filled with whatever comes. You can begin in any season.

Some mothers print two copies and never compare them. Some pass a single one back and forth. Both are right.`,
  priceCents: 3700,
  category: 'Digital Download',
  duration: '6 seasons, 30 questions',
  tags: ['Self-Discovery', 'For Daughters', 'For Mothers', 'Spirituality'],
  thumbnail: 'thumbnail/forest-journal',
  thumbnailAlt: 'An open book with a meadow of ferns and flowers growing out of its pages.',
  whatsInside: [
    'Six seasons of a seed',
    'More than thirty questions',
    'Pages that are only there to be filled',
    'Print-ready PDF, letter size',
  ],
  questions: [
    {
      title: 'Do I need a printer?',
      text: 'No. You can write your answers on any paper. If you print it, letter size is best.',
      translations: {
        es: {
          title: '¿Necesito una impresora?',
          text: 'No. Puedes escribir tus respuestas en cualquier papel. Si lo imprimes, el tamaño carta es el mejor.',
        },
      },
    },
  ],
  previews: [1, 2, 3, 4].map((page) => `preview/forest-journal-${page}`),
  files: ['file/forest-journal'],
  createdDaysAgo: 205,
  reviews: [
    {
      memberKey: 'ruth',
      rating: 5,
      text: 'Bought it for my daughter and kept it. Went back to print a second one for her.',
      daysAgo: 4,
    },
    {
      memberKey: 'hana',
      rating: 5,
      text: 'The questions are so unhurried. “What is asking for less of you?” sat with me for a week.',
      daysAgo: 88,
    },
    {
      memberKey: 'dana',
      rating: 3,
      text: 'Pretty, and good questions, but I am a fast writer and would have wanted more lines per page.',
      daysAgo: 131,
    },
  ],
};
