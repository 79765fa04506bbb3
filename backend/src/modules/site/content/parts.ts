import { z } from 'zod';
import { text } from '../../../platform/zod/text.js';

/** Pieces shared by sections of a page. */

const MOST_PARAGRAPHS = 8;
const MOST_ITEMS = 8;

export const line = text(120);
export const title = text(160);
export const paragraph = text(1_000);
export const paragraphs = filled(text(1_000), MOST_PARAGRAPHS, (words) => words !== '');
export const items = filled(text(200), MOST_ITEMS, (words) => words !== '');
export const card = z.strictObject({ title: text(80), text: text(400) });
export const cards = filled(card, MOST_ITEMS, ({ title: words, text: more }) => words + more !== '');

/** Switch of a section; a section that is turned off keeps its texts. */
export const isShown = z.boolean().describe('Whether visitors see this section');

/** A list, without entries that were added but never filled in. */
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
