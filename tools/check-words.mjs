// Every text is in every language, with the same placeholders and all plural forms; none is left over; none is written in a component.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { listFiles, projectRoot } from './lib/project.mjs';
import { wordProblems } from './lib/words.mjs';

/** Whose texts are catalogues: `<app>/locales/<language>/<namespace>.json`, said by the code in `<app>/src`. */
const APPS = ['member-app'];
/** The language that the others follow. */
const LEADING = 'en';

const read = (path) => readFileSync(join(projectRoot, path), 'utf8');

function cataloguesOf(app) {
  const languages = readdirSync(join(projectRoot, app, 'locales')).sort((one) => (one === LEADING ? -1 : 1));
  return Object.fromEntries(
    languages.map((language) => {
      const files = listFiles(`${app}/locales/${language}`);
      return [
        language,
        Object.fromEntries(files.map((path) => [/([^/]+)\.json$/.exec(path)[1], JSON.parse(read(path))])),
      ];
    }),
  );
}

const sourcesOf = (app) =>
  listFiles(`${app}/src`)
    .filter((path) => /\.tsx?$/.test(path) && !/\.spec\.tsx?$|\.d\.ts$/.test(path))
    .map((path) => ({ path, text: read(path) }));

/** A check that finds nothing anywhere proves nothing: what is wrong here, it has to find. */
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
  'a:left is said nowhere',
  ...['Say', 'Two', 'Three', 'Four'].map((words) => `planted.tsx:3: "${words}" is written in the code`),
];

const found = wordProblems(PLANTED).sort().join('\n');
const problems = APPS.flatMap((app) =>
  wordProblems({ catalogues: cataloguesOf(app), sources: sourcesOf(app) }).map(
    (problem) => `${app}: ${problem}`,
  ),
);
if (found !== EXPECTED.sort().join('\n')) problems.push(`What was planted is not what was found:\n${found}`);

for (const problem of problems) console.error(problem);
if (problems.length) process.exit(1);
console.log(`Every text of ${APPS.join(' and ')} is said, and in every language`);
