import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import i18next from 'i18next';
import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from '../../kernel/languages.js';
import { projectRoot } from '../config/project-root.js';

/** Folder with one file for each language and namespace: `backend/locales/es/mails.json`. */
const FOLDER = path.join(projectRoot, 'backend/locales');

const namespacesOf = (language: Language): Record<string, object> =>
  Object.fromEntries(
    readdirSync(path.join(FOLDER, language)).map((file) => [
      path.basename(file, '.json'),
      JSON.parse(readFileSync(path.join(FOLDER, language, file), 'utf8')) as object,
    ]),
  );

const catalogues = i18next.createInstance();

// Inserted values are people's own texts: they stay unchanged, even if they look like a placeholder or a reference.
void catalogues.init({
  resources: Object.fromEntries(LANGUAGES.map((language) => [language, namespacesOf(language)])),
  lng: DEFAULT_LANGUAGE,
  fallbackLng: DEFAULT_LANGUAGE,
  initAsync: false,
  interpolation: { escapeValue: false, skipOnVariables: true },
  parseMissingKeyHandler: (key) => {
    throw new Error(`No catalogue has "${key}"`);
  },
});

export type Values = Readonly<Record<string, string | number>>;

/** Returns a text of a catalog with its values filled in; `count` chooses the plural. Throws if no catalog has it. */
export const say = (language: Language, namespace: string, key: string, values: Values = {}): string =>
  catalogues.t(key, { lng: language, ns: namespace, nest: false, ...values });

/** Returns a text as it is in the catalog, with its placeholders; undefined if there is none. */
export function rawText(language: Language, namespace: string, key: string): string | undefined {
  const found: unknown = catalogues.getResource(language, namespace, key);
  return typeof found === 'string' ? found : undefined;
}

/** Returns a whole namespace in one language, for catalogs whose keys are sentences. */
export const namespace = (language: Language, name: string): Readonly<Record<string, string>> =>
  catalogues.getResourceBundle(language, name) as Readonly<Record<string, string>>;
