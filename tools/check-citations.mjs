// Comments and documents cite only what is in the repository: rules that exist in docs/product.md, no document from elsewhere, and
// links, files, headings and commands that are there. Ours, because checkers of links know no numbered rules.
import { codeFolders } from './lib/cruise.mjs';
import { commandProblems, linkProblems } from './lib/links.mjs';
import { listFiles, readText, rootDocuments } from './lib/project.mjs';
import { conclude, missed } from './lib/verdict.mjs';

const CITES = /\.(tsx?|mjs|cjs|css|md)$/;
const RULE = /product rules? (\d+\.\d+)/g;
const FOREIGN =
  /\b(?:spec|product|security|architecture|stack)(?:\.md)?`? §|(?<![\w/.-])(?:spec|security|stack)\.md\b/gi;

/** `## 4. …` opens a section, `2. …` is its second rule. */
function rulesOf(text) {
  let section;
  return new Set(
    text.split('\n').flatMap((line) => {
      section = /^## (\d+)\./.exec(line)?.[1] ?? section;
      const number = /^(\d+)\. /.exec(line)?.[1];
      return number ? [`${section}.${number}`] : [];
    }),
  );
}

const citeProblems = (document) => [...linkProblems(document), ...commandProblems(document)];

const BROKEN = [
  ['docs/none.md does not exist', { path: 'README.md', text: 'See [it](docs/none.md).' }],
  ['docs/product.md has no heading #none', { path: 'README.md', text: '[it](docs/product.md#none)' }],
  ['README.md has no heading #none', { path: 'README.md', text: '# Some\n\n[it](#none)' }],
  ['README.md: no script npm run none', { path: 'README.md', text: '`npm run none`' }],
  ['README.md: no check none', { path: 'README.md', text: '`npm test -- --only=lint,none`' }],
];

const rules = rulesOf(readText('docs/product.md'));
const paths = [...codeFolders, 'tools', 'docs'].flatMap(listFiles).filter((path) => CITES.test(path));
let cited = 0;
const problems = paths.flatMap((path) =>
  readText(path)
    .split('\n')
    .flatMap((line, index) => {
      const numbers = [...line.matchAll(RULE)].map(([, number]) => number);
      cited += numbers.length;
      return [
        ...numbers
          .filter((number) => !rules.has(number))
          .map((number) => `docs/product.md has no rule ${number}`),
        ...(path !== 'tools/check-citations.mjs' ? (line.match(FOREIGN) ?? []) : []).map(
          (words) => `"${words.trim()}" is not a document of this repository`,
        ),
      ].map((problem) => `${path}:${index + 1}: ${problem}`);
    }),
);

const documents = [...rootDocuments, ...listFiles('docs').filter((path) => path.endsWith('.md'))];
problems.push(
  ...documents.flatMap((path) => citeProblems({ path, text: readText(path) })),
  ...missed(BROKEN, citeProblems),
);

conclude(
  problems,
  `${cited} citations of ${rules.size} rules, and the links and commands of ${documents.length} documents`,
);
