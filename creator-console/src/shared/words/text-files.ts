import type { Language } from '@sanctum/web/words/languages';

/** The text modules of one language, by their path in this workspace. */
type Files = Record<string, unknown>;

/** Each language is its own chunk: the browser loads the console's. */
const FETCH: Record<Language, () => Promise<{ files: Files }>> = {
  en: () => import('./files.en'),
  es: () => import('./files.es'),
};

let files: Files = {};

/** Fetches all texts of a language. `main.tsx` waits for them before it loads a module that has texts. */
export async function fetchTexts(language: Language): Promise<void> {
  ({ files } = await FETCH[language]());
}

/** The module `<path>.<language>.ts`. Specs read it from the disk instead (`testing/text-files.ts`). */
export const textFile = (path: string, language: Language): unknown => files[`/src/${path}.${language}.ts`];
