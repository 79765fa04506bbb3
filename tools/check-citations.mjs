// Comments cite only what is in the repository: rules that exist in docs/product.md, and no document from elsewhere.
// Ours, because checkers of links know no numbered rules.
import { codeFolders } from './lib/cruise.mjs';
import { listFiles, readText } from './lib/project.mjs';
import { conclude } from './lib/verdict.mjs';

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
          (words) => `"${words.trim()}" is no document of this repository`,
        ),
      ].map((problem) => `${path}:${index + 1}: ${problem}`);
    }),
);

conclude(problems, `${cited} citations of ${rules.size} rules`);
