import { z } from 'zod';
import { STORABLE } from '../../../kernel/text.js';
import { RICH_TEXT_LIMIT, safeHtml } from '../../../platform/html/safe-html.js';
import { asStored } from './definition.js';
import { translationsOf } from './translations.js';

const content = z
  .string()
  // Texts that are too long are not even examined.
  .max(RICH_TEXT_LIMIT, { abort: true })
  .regex(STORABLE, { abort: true })
  .overwrite(safeHtml)
  .describe('HTML with a few allowed elements');

const settings = z.strictObject({ content });

export const text = asStored(settings.extend(translationsOf({ content })), settings, ['content']);
