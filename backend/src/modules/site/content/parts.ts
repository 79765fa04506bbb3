import { z } from 'zod';
import { text } from '../../../platform/zod/text.js';

/** Pieces that sections of a page have in common. */

const MOST_PARAGRAPHS = 8;
const MOST_ITEMS = 8;

export const line = text(120);
export const title = text(160);
export const paragraph = text(1_000);
export const paragraphs = filled(text(1_000), MOST_PARAGRAPHS, (words) => words !== '');
export const items = filled(text(200), MOST_ITEMS, (words) => words !== '');
export const card = z.strictObject({ title: text(80), text: text(400) });
export const cards = filled(card, MOST_ITEMS, ({ title: words, text: more }) => words + more !== '');

/** The coach may leave a section out without losing its words. */
export const isShown = z.boolean().describe('Whether visitors see this section');

/** A list without those that were added and never written. */
export function filled<Item extends z.ZodType>(
  item: Item,
  most: number,
  isWritten: (one: z.output<Item>) => boolean,
) {
  return z
    .array(item)
    .max(most)
    .overwrite((list) => list.filter((one) => isWritten(one)));
}
