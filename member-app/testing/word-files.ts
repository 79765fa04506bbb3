import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { LANGUAGES } from '@sanctum/openapi/languages';
import type { Words } from '../src/shared/words/word-files';

const LOCALES = path.resolve(__dirname, '../locales');

/** Every text from the start, for tests; in the app each page loads its own. */
export const WORDS_AT_HAND = Object.fromEntries(
  LANGUAGES.map((language) => [language, readCatalogues(path.join(LOCALES, language))]),
);

export const fetchWords = (): Promise<Words> => Promise.resolve({});

function readCatalogues(folder: string): Words {
  const files = readdirSync(folder).map((file) => {
    const text = readFileSync(path.join(folder, file), 'utf8');
    return [path.basename(file, '.json'), JSON.parse(text) as object] as const;
  });
  return Object.fromEntries(files);
}
