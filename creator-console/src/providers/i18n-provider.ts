import { LANGUAGE_NAMES } from '@sanctum/web/words/languages';
import polyglotI18nProvider from 'ra-i18n-polyglot';
import { language } from '../shared/words/language';
import { consoleWords } from './console-words';

/** Our screens pass texts to react-admin instead of keys; they are shown unchanged. */
const options = { allowMissing: true };

/** The console uses one language until it is reloaded; the account menu changes it. */
export const i18nProvider = polyglotI18nProvider(
  () => consoleWords,
  language,
  [{ locale: language, name: LANGUAGE_NAMES[language] }],
  options,
);
