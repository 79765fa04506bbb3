import en from '../../../locales/en/unreachable.json';
import es from '../../../locales/es/unreachable.json';
import { DEFAULT_LANGUAGE, type Language, PSEUDO, type Spoken } from '@sanctum/web/words/languages';

/** Texts of some namespaces, as in their files. */
export type Words = Record<string, object>;

/** Version of the texts, inserted by `build/page-words.ts`; changes with every text. */
declare const WORDS_VERSION: string;

/** Texts bundled with the code, for when nothing else can be loaded. */
export const WORDS_AT_HAND: Record<Language, Words> = { en: { unreachable: en }, es: { unreachable: es } };

/** Fetches the texts of a page, or of the frame around every page (`shell`), from the one file that the build makes. */
export async function fetchWords(language: Spoken, page: string): Promise<Words> {
  if (language === PSEUDO)
    return (await import('@sanctum/web/words/pseudo')).marked(await fetchWords(DEFAULT_LANGUAGE, page));
  const response = await fetch(`/assets/words/${WORDS_VERSION}/${language}/${page}.json`);
  if (!response.ok) throw new Error(`No words in ${language} for ${page}`);
  return (await response.json()) as Words;
}
