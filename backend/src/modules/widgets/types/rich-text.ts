import { z } from 'zod';
import { STORABLE } from '../../../kernel/text.js';
import { RICH_TEXT_LIMIT, safeHtml } from '../../../platform/html/safe-html.js';

/** Formatted text of a lesson. */
export const richText = z
  .string()
  // Texts that are too long are not even examined.
  .max(RICH_TEXT_LIMIT, { abort: true })
  .regex(STORABLE, { abort: true })
  .overwrite(safeHtml)
  .describe('HTML with a few allowed elements');
