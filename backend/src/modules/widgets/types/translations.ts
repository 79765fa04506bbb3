import type { z } from 'zod';
import { inOtherLanguages } from '../../../platform/zod/translations.js';

/** Setting with a widget's texts in other languages, which are edited, published and restored with the widget. */
export const translationsOf = <const Texts extends z.core.$ZodLooseShape>(texts: Texts) => ({
  translations: inOtherLanguages(texts).optional(),
});
