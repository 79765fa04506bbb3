import { z } from 'zod';
import type { OtherLanguage } from '../../kernel/languages.js';

/** Texts in other languages. A missing or empty text is shown in English. */
export const inOtherLanguages = <const Texts extends z.core.$ZodLooseShape>(texts: Texts) => {
  const es = z.strictObject(texts).partial().optional().describe('Spanish');
  return z.strictObject({ es } satisfies Record<OtherLanguage, z.ZodType>);
};
