// Texts, documents, comments and titles of tests are in plain English (docs/glossary.md): openings of doc comments, words we
// don't use, length of sentences.
// Ours, because prose linters know neither our words nor our comments.
import { commentProblems, documentProblems, textProblems, wordsNotUsed } from './lib/english.mjs';
import { listFiles, readText, rootDocuments } from './lib/project.mjs';
import { conclude, missed } from './lib/verdict.mjs';

/** Generated, history, and the glossary, which lists the words. */
const NOT_LOOKED_AT = /^(CHANGELOG|docs\/(events|licenses|glossary))\.md$/;
const GLOSSARY = 'docs/glossary.md';

const words = wordsNotUsed(readText(GLOSSARY));
const read = (path) => ({ path, text: readText(path) });
const files = listFiles('.').map((path) => path.replace('./', ''));
/** Makes comments after `#` readable for the rules, as lines of a doc comment. */
const asDocComment = ({ path, text }) => ({ path, text: text.replaceAll(/^\s*# /gm, ' * ') });
const sources = [
  ...files
    .filter((path) => /\.(tsx?|mjs|cjs)$/.test(path))
    // made from the contract, and the mistakes planted below
    .filter((path) => path !== 'openapi/src/schema.ts' && path !== 'tools/check-english.mjs')
    .map(read),
  ...files
    .filter((path) => /\.(yaml|sh)$|(^|\/)(Caddyfile|Dockerfile|\.env\.example)$/.test(path))
    .map(read)
    .map(asDocComment),
];
/** English texts of the server and both apps. */
const texts = ['backend/locales/en', 'member-app/locales/en', 'creator-console/src']
  .flatMap((folder) => listFiles(folder))
  .filter((path) => /\/en\/[^/]+\.json$|\/texts\.en\.ts$/.test(path))
  .map(read);
const documents = [...rootDocuments, ...listFiles('docs').filter((path) => path.endsWith('.md'))]
  .filter((path) => !NOT_LOOKED_AT.test(path))
  .map(read);

const PLANTED_WORDS = wordsNotUsed(
  "## Words we don't use\n\n| write not | but |\n|---|---|\n| deed | action |\n",
);
const comment = (text) => ({ kind: commentProblems, text });
const document = (text) => ({ kind: documentProblems, text });
const catalog = (text) => ({ kind: textProblems, text });
const problemsOf = ({ kind, text }) => kind({ path: 'planted', text }, PLANTED_WORDS);

const MISTAKES = [
  ...['What', 'Who', 'Whose', 'Whom', 'Which', 'Of', 'Those', 'Whoever', 'Whether'].map((word) => [
    `planted:1: a doc comment opens with "${word}"`,
    comment(`/** ${word} is told. */`),
  ]),
  ['planted:2: a doc comment opens with "Of"', comment('/**\n * Of a product.\n */')],
  ['planted:1: we don\'t use "deed": write action', comment('// counts Deeds of a day')],
  ['planted:1: we don\'t use "deed"', comment('const a = 1; // a deed')],
  ['planted:2: we don\'t use "deed"', comment(asDocComment({ path: '', text: 'proxy:\n  # a deed' }).text)],
  [
    'planted:2: we don\'t use "deed"',
    comment("describe('points', () => {\n  test('a deed brings points', () => {"),
  ],
  ['planted:1: we don\'t use "deed"', comment("test.each([1, 2])('%i deeds', () => {")],
  ['planted:2: we don\'t use "deed"', catalog('{\n  "points": "A deed earns points"')],
  ['planted:1: we don\'t use "deed"', catalog('  points: (n: number) => `${n} deeds`,')],
  ['planted:3: we don\'t use "deed"', document('# Points\n\nA deed brings points.')],
  ['planted:3: we don\'t use "deed"', document('| a | b |\n|---|---|\n| c | a deed |')],
  ['planted:1: a sentence of 31 words', document('word '.repeat(31))],
  ['planted:1: a sentence of 31 words', document(`- ${'word '.repeat(16)}\n  ${'word '.repeat(15)}`)],
  ['planted:3: a sentence of 31 words', document(`| a |\n|---|\n| ${'word '.repeat(31)} |`)],
];
const RIGHT = [
  comment('/** Recipient of a message; who is asked stands in `accounts`. */'),
  comment("import { deed } from './deed.mjs'; // reads `deed`, growth/deeds.ts"),
  comment("  test('an action', () => expect(deed).toBe('deed'));"),
  catalog('  "deed": "Action",\n  deed: `Action`,\n'),
  document(`${'word '.repeat(29)}word. ${'word '.repeat(30)}`),
  document(`- ${'word '.repeat(20)}\n- ${'word '.repeat(20)}`),
  document(`\`\`\`\n${'deed '.repeat(31)}\n\`\`\``),
];

conclude(
  [
    ...texts.flatMap((source) => textProblems(source, words)),
    ...documents.flatMap((source) => documentProblems(source, words)),
    ...sources.flatMap((source) => commentProblems(source, words)),
    ...missed(MISTAKES, problemsOf),
    ...RIGHT.flatMap(problemsOf).map((problem) => `The check refuses correct text: ${problem}`),
    ...(words.length ? [] : [`${GLOSSARY} lists no words that we don't use`]),
  ],
  `${texts.length} files of texts, ${documents.length} documents and the comments of ${sources.length} files are in plain English, without ${words.length} words`,
);
