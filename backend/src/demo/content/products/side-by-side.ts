import type { DemoBundleProduct } from '../writing/content-types.js';
import { demoId } from '../writing/demo-id.js';

export const sideBySide: DemoBundleProduct = {
  key: 'side-by-side',
  id: demoId('product/side-by-side'),
  type: 'bundle',
  title: 'Side by Side: Both Master Classes and the Workbook',
  summary: 'A class for her, a class for you, and eight conversations to bring the two together.',
  description: `Mothers and daughters often start in different rooms. One of you begins with Rooted, the other with In Bloom, each at her own pace and with her own journal.

The Two Birds Workbook is the table you meet at: eight conversations, a page for each of you, whenever you both feel like it.`,
  priceCents: 16_900,
  offers: [
    {
      key: 'monthly',
      name: 'Monthly',
      translations: { es: { name: 'Mensual' } },
      priceCents: 1900,
      interval: 'month',
    },
    {
      key: 'yearly',
      name: 'Yearly',
      translations: { es: { name: 'Anual' } },
      priceCents: 14_900,
      interval: 'year',
      trialDays: 7,
    },
  ],
  category: 'For Moms',
  duration: 'Self-Paced',
  tags: ['For Mothers', 'For Daughters', 'Relationships'],
  thumbnail: 'thumbnail/conversation-workbook',
  thumbnailAlt: 'A large green bird and a small clay-red bird facing each other on a leafy branch.',
  whatsInside: ['Two master classes, twenty lessons', 'A workbook with eight conversations'],
  parts: ['rooted-mother', 'in-bloom', 'conversation-workbook'],
  createdDaysAgo: 120,
  reviews: [],
};
