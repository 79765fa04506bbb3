import { z } from 'zod';
import { cards, isShown, items, line, paragraph, paragraphs, title } from './parts.js';

const audience = z.strictObject({ title, items });

/** The coaching page, section by section. */
export const coaching = z.strictObject({
  hero: z.strictObject({ eyebrow: line, title, lead: paragraph, note: line }),
  whatIs: z.strictObject({ isShown, eyebrow: line, title, paragraphs, stepsTitle: title, steps: cards }),
  benefits: z.strictObject({ isShown, eyebrow: line, title, mothers: audience, daughters: audience }),
  bio: z.strictObject({ isShown, eyebrow: line, paragraphs }),
  offerings: z.strictObject({ isShown, eyebrow: line, title }),
  booking: z.strictObject({ eyebrow: line, title, lead: paragraph, pointsTitle: title, points: items }),
});
