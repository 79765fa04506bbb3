import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { createInstance, type i18n as I18n, type Resource } from 'i18next';

const CATALOGUES = path.resolve(import.meta.dirname, '../../member-app/locales/en');

/** English texts of the member app, as its pages show them. */
export const i18n: I18n = createInstance();

void i18n.init({
  lng: 'en',
  resources: { en: readCatalogues() },
  fallbackLng: false,
  initAsync: false,
  interpolation: { escapeValue: false, defaultVariables: { place: 'Sanctum' } },
});

function readCatalogues(): Resource[string] {
  const files = readdirSync(CATALOGUES).map((file) => {
    const text = readFileSync(path.join(CATALOGUES, file), 'utf8');
    return [path.basename(file, '.json'), JSON.parse(text) as Resource[string][string]] as const;
  });
  return Object.fromEntries(files);
}
