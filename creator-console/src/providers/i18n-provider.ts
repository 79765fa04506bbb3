import polyglotI18nProvider from 'ra-i18n-polyglot';
import { consoleWords } from './console-words';

/** The words our screens hand to react-admin are no keys: they are shown as they are. */
const options = { allowMissing: true };

/** The console speaks English; another language would be chosen here. */
export const i18nProvider = polyglotI18nProvider(
  () => consoleWords,
  'en',
  [{ locale: 'en', name: 'English' }],
  options,
);
