import { i18n } from './i18n';
import { asSpoken, DEFAULT_LANGUAGE, PSEUDO, type Spoken } from '@sanctum/web/words/languages';
import { fetchWords } from './word-files';

/** Namespace of the frame around every page. */
const SHELL = 'shell';

/** The pages whose words are here or on their way. */
const pages = new Set<string>([SHELL]);
const fetched = new Map<string, Promise<void>>();

/** The language that is wanted; what is shown follows as soon as its words are here. */
let wanted: Spoken = DEFAULT_LANGUAGE;

/** Fetches what a page says, in the language that is spoken and in the one that is about to be. */
export async function loadWords(page: string): Promise<void> {
  pages.add(page);
  const spoken = asSpoken(i18n.language) ?? wanted;
  await Promise.all([...new Set([spoken, wanted])].map((language) => fetchOnce(language, page)));
}

/** From now on everything is said in this language: the words of all pages that were opened come first, then all change at once. */
export async function speak(language: Spoken): Promise<void> {
  wanted = language;
  await Promise.all([...pages].map((page) => fetchOnce(language, page)));
  // another language may have been wanted meanwhile
  if (wanted !== language) return;
  document.documentElement.lang = language === PSEUDO ? DEFAULT_LANGUAGE : language;
  await i18n.changeLanguage(language);
}

function fetchOnce(language: Spoken, page: string): Promise<void> {
  const file = `${language}/${page}`;
  const coming = fetched.get(file) ?? fetchPage(language, page);
  fetched.set(file, coming);
  // whoever asks after a failure tries again
  coming.catch(() => fetched.delete(file));
  return coming;
}

async function fetchPage(language: Spoken, page: string): Promise<void> {
  for (const [namespace, texts] of Object.entries(await fetchWords(language, page))) {
    i18n.addResourceBundle(language, namespace, texts);
  }
}
