import en from '../../../locales/en/unreachable.json';
import es from '../../../locales/es/unreachable.json';
import { DEFAULT_LANGUAGE, type Language, PSEUDO, type Spoken } from '@sanctum/web/words/languages';

/** The texts of some namespaces, as their files have them. */
export type Words = Record<string, object>;

/** Changes with every text; `build/page-words.ts` writes it in. */
declare const WORDS_VERSION: string;

/** Texts bundled with the code, because they must be shown when nothing else can be fetched. */
export const WORDS_AT_HAND: Record<Language, Words> = { en: { unreachable: en }, es: { unreachable: es } };

/** The texts that the code of a page shows, or of what surrounds every page (`shell`): one file, made by the build. */
export async function fetchWords(language: Spoken, page: string): Promise<Words> {
  if (language === PSEUDO)
    return (await import('@sanctum/web/words/pseudo')).marked(await fetchWords(DEFAULT_LANGUAGE, page));
  const response = await fetch(`/assets/words/${WORDS_VERSION}/${language}/${page}.json`);
  if (!response.ok) throw new Error(`No words in ${language} for ${page}`);
  return (await response.json()) as Words;
}
