// Every text is in every language, with the same placeholders and all plural forms; none is left over; none is written in a component.
// Ours, because tools for i18next read catalogs, and the console's texts are modules.
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { listFiles, projectRoot, readText } from './lib/project.mjs';
import { textsModuleProblems } from './lib/texts-modules.mjs';
import { conclude } from './lib/verdict.mjs';
import { wordProblems } from './lib/words.mjs';

/** Apps with texts in catalogs, `<app>/locales/<language>/<namespace>.json`, used by the code in `<app>/src`. */
const APPS = ['member-app'];
/** App with texts in modules next to their components, `texts.ts` or `texts.<language>.ts`. */
const MODULES = {
  app: 'creator-console',
  languages: ['en', 'es'],
  names: ['Calendly', 'Typeform'],
  /** Excludes test helpers, and react-admin's texts, which their types check. */
  besides: /\/testing\/|\/console-words\./,
};
/** The language whose keys the others must have. */
const LEADING = 'en';

function cataloguesOf(app) {
  const languages = readdirSync(join(projectRoot, app, 'locales')).sort((one) => (one === LEADING ? -1 : 1));
  return Object.fromEntries(
    languages.map((language) => {
      const files = listFiles(`${app}/locales/${language}`);
      return [
        language,
        Object.fromEntries(files.map((path) => [/([^/]+)\.json$/.exec(path)[1], JSON.parse(readText(path))])),
      ];
    }),
  );
}

const sourcesOf = (app) =>
  listFiles(`${app}/src`)
    .filter((path) => /\.tsx?$/.test(path) && !/\.spec\.tsx?$|\.d\.ts$/.test(path))
    .map((path) => ({ path, text: readText(path) }));

/** Planted mistakes that the check has to find: a check that never finds anything proves nothing. */
const PLANTED = {
  catalogues: {
    en: {
      a: {
        fine: 'Fine',
        hole: 'Hi {{name}}',
        gone: 'Gone',
        apples_one: '{{count}} apple',
        apples_other: '{{count}} apples',
        left: 'Left',
      },
    },
    es: {
      a: {
        fine: 'Bien',
        hole: 'Hola {{nombre}}',
        apples_one: 'Una',
        apples_other: '{{count}}',
        left: '',
        more: 'Más',
      },
    },
  },
  sources: [
    {
      path: 'planted.tsx',
      text: `function Planted() {
        const { t } = useTranslation('a');
        return <p title="Say" aria-label={\`Two \${t('fine')}\`}>{t('hole', { name })} Three {t('apples', { count })} {t('none')} {'Four'} {t('gone')}</p>;
      }`,
    },
  ],
};
const EXPECTED = [
  'es: a:hole has other placeholders than in en',
  'es: a:gone is missing',
  'es: a:apples_many is missing',
  'es: a:left is empty',
  'es: a:more is not in en',
  "planted.tsx:3: no catalogue has 'none'",
  'a:left is never used',
  ...['Say', 'Two', 'Three', 'Four'].map((words) => `planted.tsx:3: "${words}" is written in the code`),
];

const PLANTED_MODULES = {
  languages: ['en', 'es'],
  names: ['Calendly'],
  sources: [
    { path: 'a/texts.ts', text: `export const { texts } = textsOf<typeof english>('a/texts');` },
    {
      path: 'a/texts.en.ts',
      text: `export const texts = { said: 'Said', left: 'Left', of: { one: 'One', two: 'Two' }, by: { x: 'X' } } as const;`,
    },
    { path: 'a/texts.es.ts', text: 'export const texts = { said: "Dicho" };' },
    { path: 'd/texts.ts', text: '' },
    { path: 'd/texts.en.ts', text: `export const texts = { said: 'Said' };` },
    { path: 'd/texts.es.ts', text: '' },
    { path: 'b/texts.ts', text: `export const texts = inLanguage({ en: { only: 'Only' } });` },
    { path: 'c/texts.ts', text: `export const texts = { alone: 'Alone' };` },
    {
      path: 'a/planted.tsx',
      text: `import { texts } from './texts';
        const named = [{ label: 'Calendly' }, { label: 'Five' }];
        const Planted = ({ kind }) => <p title={texts.said}>Six {texts.of.one} {texts.by[kind]}</p>;`,
    },
  ],
};
const EXPECTED_MODULES = [
  'a/texts.ts: left is never used',
  'a/texts.ts: of.two is never used',
  'b/texts.ts: es is missing',
  'c/texts.ts: en is missing',
  'c/texts.ts: es is missing',
  'd/texts.ts: texts is missing in es',
  'a/planted.tsx:2: "Five" is written in the code',
  'a/planted.tsx:3: "Six" is written in the code',
];

const found = [wordProblems(PLANTED).sort(), textsModuleProblems(PLANTED_MODULES).sort()].flat().join('\n');
const problems = APPS.flatMap((app) =>
  wordProblems({ catalogues: cataloguesOf(app), sources: sourcesOf(app) }).map(
    (problem) => `${app}: ${problem}`,
  ),
);
problems.push(
  ...textsModuleProblems({
    ...MODULES,
    sources: sourcesOf(MODULES.app).filter(({ path }) => !MODULES.besides.test(path)),
  }),
);
if (found !== [EXPECTED.sort(), EXPECTED_MODULES.sort()].flat().join('\n'))
  problems.push(`The check does not find exactly the planted mistakes:\n${found}`);

conclude(
  problems,
  `Every text of ${[...APPS, MODULES.app].join(' and ')} is used, and exists in every language`,
);
