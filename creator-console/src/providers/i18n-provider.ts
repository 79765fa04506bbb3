import { LANGUAGE_NAMES } from '@sanctum/web/words/languages';
import polyglotI18nProvider from 'ra-i18n-polyglot';
import { language } from '../shared/words/language';
import { consoleWords } from './console-words';

/** The words our screens hand to react-admin are no keys: they are shown as they are. */
const options = { allowMissing: true };

/** The console speaks one language as long as it is open; another is chosen in the account's menu, which loads it again. */
export const i18nProvider = polyglotI18nProvider(
  () => consoleWords,
  language,
  [{ locale: language, name: LANGUAGE_NAMES[language] }],
  options,
);
