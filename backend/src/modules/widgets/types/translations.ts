import { z } from 'zod';
import type { OtherLanguage } from '../../../kernel/languages.js';

/**
 * Setting with a widget's texts in other languages, which are edited, published and restored with the widget. A missing
 * or empty text is shown in English.
 */
export const translationsOf = <const Texts extends z.core.$ZodLooseShape>(texts: Texts) => {
  const es = z.strictObject(texts).partial().optional().describe('Spanish');
  return { translations: z.strictObject({ es } satisfies Record<OtherLanguage, z.ZodType>).optional() };
};
