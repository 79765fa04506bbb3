import { z } from 'zod';
import { card, cards, isShown, items, line, paragraph, paragraphs, title } from './parts.js';

/** The home page, section by section. */
export const home = z.strictObject({
  hero: z.strictObject({ eyebrow: line, title, lead: paragraph }),
  definition: z.strictObject({
    isShown,
    word: line,
    sound: line.describe('How it is spoken'),
    kind: line.describe('What kind of word it is'),
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
  featured: z.strictObject({ isShown, eyebrow: line, title }).describe('The newest courses'),
  meet: z.strictObject({ isShown, eyebrow: line, paragraphs }).describe('The coach, in the first person'),
});
