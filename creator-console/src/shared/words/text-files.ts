import type { Language } from '@sanctum/web/words/languages';

/** Text modules of one language, by their path in this workspace. */
type Files = Record<string, unknown>;

/** Each language is its own chunk, so that the browser loads only one. */
const FETCH: Record<Language, () => Promise<{ files: Files }>> = {
  en: () => import('./files.en'),
  es: () => import('./files.es'),
};

let files: Files = {};

/** Loads all texts of a language. `main.tsx` waits for them before it loads a module with texts. */
export async function fetchTexts(language: Language): Promise<void> {
  ({ files } = await FETCH[language]());
}

/** The module `<path>.<language>.ts`. Tests read it from disk instead (`testing/text-files.ts`). */
export const textFile = (path: string, language: Language): unknown => files[`/src/${path}.${language}.ts`];
