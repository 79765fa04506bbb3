import type { Language } from '@sanctum/web/words/languages';

/** Text modules of one language, by their path in this workspace. */
type Files = Record<string, unknown>;

/** Texts of the first view come first; other pages wait for the rest. */
export type TextPart = 'first' | 'rest';

/** Each is its own chunk, so that the browser loads only those of one language. */
const FETCH: Record<Language, Record<TextPart, () => Promise<{ files: Files }>>> = {
  en: { first: () => import('./first.en'), rest: () => import('./rest.en') },
  es: { first: () => import('./first.es'), rest: () => import('./rest.es') },
};

const files: Files = {};

/** Fetches texts of a language. Modules take their texts when they load, so the texts must be there before them. */
export async function fetchTexts(language: Language, part: TextPart): Promise<void> {
  Object.assign(files, (await FETCH[language][part]()).files);
}

/** The module `<path>.<language>.ts`. Tests read it from disk instead (`testing/text-files.ts`). */
export const textFile = (path: string, language: Language): unknown => files[`/src/${path}.${language}.ts`];
