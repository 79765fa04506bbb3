import { inLanguage, writtenTranslations } from './translations.js';

const product = { id: 'p1', title: 'Rooted', summary: '', duration: 'An hour', lines: ['A', 'B'] };
const TEXTS = ['title', 'summary', 'duration', 'lines'] as const;

test.each([
  ['an English reader gets English', 'en', null, {}, []],
  ['without a translation all texts stay English', 'es', null, {}, ['title', 'duration', 'lines']],
  [
    'a text without a translation stays English and is named',
    'es',
    { title: 'Con raíces', lines: ['Uno'] },
    { title: 'Con raíces', lines: ['Uno'] },
    ['duration'],
  ],
  [
    'an empty translation is none',
    'es',
    { title: '', duration: null, lines: [] },
    {},
    ['title', 'duration', 'lines'],
  ],
  [
    'a text that is empty in English can be translated alone',
    'es',
    { summary: 'Una clase' },
    { summary: 'Una clase' },
    ['title', 'duration', 'lines'],
  ],
  [
    'only texts are translated',
    'es',
    { id: 'p2', title: 'Con raíces' },
    { title: 'Con raíces' },
    ['duration', 'lines'],
  ],
] as const)('%s', (_, language, translation, changed, untranslated) =>
  expect(inLanguage(language, { ...product, translation }, TEXTS)).toEqual({
    ...product,
    ...changed,
    untranslated,
  }),
);

test('empty texts, and languages without a text, are not stored', () => {
  expect(
    writtenTranslations({ es: { title: 'Con raíces', summary: '', duration: null, lines: [] } }),
  ).toEqual({
    es: { title: 'Con raíces' },
  });
  expect(writtenTranslations({ es: { title: '' } })).toEqual({});
  expect(writtenTranslations({ es: undefined })).toEqual({});
});
