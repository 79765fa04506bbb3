import { createInstance, type i18n as I18n } from 'i18next';
import { initReactI18next } from 'react-i18next';
import { DEFAULT_LANGUAGE, localeOf } from '@sanctum/web/words/languages';
import { WORDS_AT_HAND } from './word-files';

/** Name of the site from the document, for texts that are read before anything is shown. */
const placeName: string =
  globalThis.document?.querySelector<HTMLMetaElement>('meta[property="og:site_name"]')?.content ?? 'Sanctum';

/**
 * All texts of the app. Components take their `t` from `useTranslation`, so that they are rendered again in another
 * language. Other functions call `i18n.t` whenever they run, with the namespace in the key.
 */
export const i18n: I18n = createInstance();

void i18n.use(initReactI18next).init({
  lng: DEFAULT_LANGUAGE,
  resources: WORDS_AT_HAND,
  // `tools/check-words.mjs` finds missing texts, which another language would hide
  fallbackLng: false,
  ns: [],
  initAsync: false,
  // React escapes what it shows
  interpolation: { escapeValue: false, defaultVariables: { place: placeName } },
  react: { useSuspense: false },
});

// {{count, number}} is formatted like every other number
i18n.services.formatter?.add('number', (value: number, language = DEFAULT_LANGUAGE) =>
  new Intl.NumberFormat(localeOf(language)).format(value),
);
