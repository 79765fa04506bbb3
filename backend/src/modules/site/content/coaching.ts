import { z } from 'zod';
import { text } from '../../../platform/zod/text.js';
import { cards, isShown, items, line, paragraph, paragraphs, title } from './parts.js';

const audience = z.strictObject({ title, items });

/** The coaching page, section by section. */
export const coaching = z.strictObject({
  hero: z.strictObject({ eyebrow: line, title, lead: paragraph, note: line }),
  whatIs: z.strictObject({ isShown, eyebrow: line, title, paragraphs, stepsTitle: title, steps: cards }),
  benefits: z.strictObject({ isShown, eyebrow: line, title, mothers: audience, daughters: audience }),
  bio: z.strictObject({ isShown, eyebrow: line, paragraphs }),
  offerings: z.strictObject({ isShown, eyebrow: line, title }),
  booking: z.strictObject({
    isShown,
    eyebrow: line,
    title,
    lead: paragraph,
    pointsTitle: title,
    points: items,
    howTitle: title,
    how: paragraph,
    privacy: line,
    action: text(60).describe('Labels of the buttons that lead here; empty: the defaults'),
  }),
});
