import { z } from 'zod';
import { emptyOr } from '../../../platform/zod/text.js';
import { card, cards, filled, isShown, items, line, paragraph, paragraphs, title } from './parts.js';

/** Four rows of cards. */
const MOST_FEATURED = 12;

/** The home page, section by section. */
export const home = z.strictObject({
  hero: z.strictObject({ eyebrow: line, title, lead: paragraph }),
  definition: z.strictObject({
    isShown,
    word: line,
    sound: line.describe('Pronunciation'),
    kind: line.describe('Part of speech'),
    meanings: items,
    title,
    features: cards,
  }),
  offerings: z.strictObject({
    isShown,
    eyebrow: line,
    title,
    courses: card,
    circles: card,
    coaching: card,
  }),
  featured: z.strictObject({
    isShown,
    eyebrow: line,
    title,
    shows: z.enum(['newest', 'picked']).describe('Newest courses, or selected products'),
    products: filled(emptyOr(z.uuid()), MOST_FEATURED, (id) => id !== '').describe(
      'Selected products, in order',
    ),
  }),
  meet: z
    .strictObject({ isShown, eyebrow: line, paragraphs })
    .describe('About the coach, in the first person'),
});
