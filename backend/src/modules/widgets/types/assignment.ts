import { z } from 'zod';
import { someText, text } from '../../../platform/zod/text.js';
import { asStored } from './definition.js';
import { richText } from './rich-text.js';
import { translationsOf } from './translations.js';

const settings = z.strictObject({
  title: someText(160),
  instructions: richText.min(1),
  accepts: z.enum(['text', 'files', 'text_or_files']).describe('What members may hand in'),
  isRequired: z
    .boolean()
    .default(false)
    .describe('Whether the lesson can be completed only after the coach has marked the work as done'),
});
const texts = { title: text(160), instructions: richText };

/** A task whose result members hand in, and the coach answers. */
export const assignment = asStored(settings.extend(translationsOf(texts)), settings, Object.keys(texts));
