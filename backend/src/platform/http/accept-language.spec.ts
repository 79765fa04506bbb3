import { languageOf } from './accept-language.js';

test.each([
  ['es', 'es'],
  ['ES', 'es'],
  ['es-MX', 'es'],
  ['es-419,es;q=0.9,en;q=0.8', 'es'],
  ['en-US,en;q=0.5', 'en'],
  ['en;q=0.4, es;q=0.7', 'es'],
  ['en , es', 'en'],
  ['fr-CH, fr;q=0.9, es;q=0.8, de;q=0.7, *;q=0.5', 'es'],
  ['es;q=0, en;q=0.1', 'en'],
  ['*, es;q=0.5', 'es'],
  ['en;q=1.000;x=y, es;q=0.2', 'es'],
])('of the languages in the Accept-Language %j, the preferred one is used: %s', (header, language) =>
  expect(languageOf(header)).toBe(language),
);

test.each([
  undefined,
  '',
  '*',
  'de',
  'eng',
  'es_MX',
  'es;q=0',
  'es;q=2',
  'es;q=',
  ';,;',
  `${'de,'.repeat(30)}es`,
  'e'.repeat(100_000),
])('an Accept-Language without our languages gives none (%#)', (header) =>
  expect(languageOf(header)).toBeUndefined(),
);
