import { i18n } from './i18n';
import { asSpoken, DEFAULT_LANGUAGE, PSEUDO, type Spoken } from '@sanctum/web/words/languages';
import { fetchWords } from './word-files';

/** Namespace of the frame around every page. */
const SHELL = 'shell';

/** Pages whose texts are loaded or loading. */
const pages = new Set<string>([SHELL]);
const fetched = new Map<string, Promise<void>>();

/** The requested language; the page changes once its texts are loaded. */
let wanted: Spoken = DEFAULT_LANGUAGE;

/** Loads a page's texts, in the current language and the next one. */
export async function loadWords(page: string): Promise<void> {
  pages.add(page);
  const spoken = asSpoken(i18n.language) ?? wanted;
  await Promise.all([...new Set([spoken, wanted])].map((language) => fetchOnce(language, page)));
}

/** Changes the language: loads the texts of all opened pages first, then switches at once. */
export async function speak(language: Spoken): Promise<void> {
  wanted = language;
  await Promise.all([...pages].map((page) => fetchOnce(language, page)));
  // another language may have been chosen in the meantime
  if (wanted !== language) return;
  document.documentElement.lang = language === PSEUDO ? DEFAULT_LANGUAGE : language;
  await i18n.changeLanguage(language);
}

function fetchOnce(language: Spoken, page: string): Promise<void> {
  const file = `${language}/${page}`;
  const coming = fetched.get(file) ?? fetchPage(language, page);
  fetched.set(file, coming);
  // after a failure the next call tries again
  coming.catch(() => fetched.delete(file));
  return coming;
}

async function fetchPage(language: Spoken, page: string): Promise<void> {
  for (const [namespace, texts] of Object.entries(await fetchWords(language, page))) {
    i18n.addResourceBundle(language, namespace, texts);
  }
}
