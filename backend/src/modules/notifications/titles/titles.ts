import { z } from 'zod';
import type { OtherLanguage } from '../../../kernel/languages.js';

/** Records with a title by the coach that notifications and emails name. */
const TITLED = ['announcement', 'product', 'module', 'lesson', 'event', 'session', 'group'] as const;

/** Records whose titles stand in a text, in this order. */
export const titleOf = z.object({ of: z.enum(TITLED), ids: z.array(z.string()) });
export type TitleOf = z.infer<typeof titleOf>;

/** One text in other languages. A language without a translation is missing. */
export type OtherTitles = { [Code in OtherLanguage]?: string };

/** Max length of titles in a notification; the page behind it lists all of them. */
const TITLES_LIMIT = 200;

export const joined = (titles: readonly string[]): string => titles.join(', ').slice(0, TITLES_LIMIT);
