// Holds the license of every package against those we may use. Ours, because license checkers read node_modules, which lacks the
// packages of other systems; package-lock.json has them. `--write` writes docs/licenses.md; without it the list must be up to date.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot, readText } from './lib/project.mjs';
import { conclude, missed } from './lib/verdict.mjs';

const LIST = 'docs/licenses.md';

/** Licenses that let us run, change and distribute the code, provided their texts are included. */
const ALLOWED = new Set(
  [
    [
      'MIT',
      'MIT-0',
      'ISC',
      'BSD',
      'BSD-2-Clause',
      'BSD-3-Clause',
      '0BSD',
      'BlueOak-1.0.0',
      'Zlib',
      'CC0-1.0',
    ],
    ['Apache-2.0', 'Python-2.0', 'CC-BY-4.0', 'OFL-1.1'],
    // libraries used unchanged and in separate files
    ['MPL-2.0', 'LGPL-3.0-or-later'],
  ].flat(),
);

/** Packages without a license in package.json; theirs is in a file or the readme. */
const SAID_ELSEWHERE = { 'passport-strategy': 'MIT', pause: 'MIT', 'png-js': 'MIT' };

const { packages } = JSON.parse(readText('package-lock.json'));

/** Every third-party package, once; `runs`: part of the server or an app, as opposed to building and testing. */
function installed() {
  const found = new Map();
  for (const [path, entry] of Object.entries(packages)) {
    const name = path.split('node_modules/').at(-1);
    if (!path.includes('node_modules/') || entry.link) continue;
    const key = `${name}@${entry.version}`;
    const runs = !entry.dev || found.get(key)?.runs === true;
    found.set(key, { ...entry, name, runs, license: entry.license ?? SAID_ELSEWHERE[name] });
  }
  return [...found.entries()].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, entry]) => entry);
}

/** `A OR B` is allowed when one of them is, `A AND B` when both are. */
function isAllowed(license) {
  const words = license.replaceAll(/[()]/g, '');
  if (words.includes(' OR ')) return words.split(' OR ').some(isAllowed);
  return words.split(' AND ').every((one) => ALLOWED.has(one));
}

function problemsOf({ name, version, license }) {
  if (license === undefined) return [`${name} ${version} has no license`];
  return isAllowed(license) ? [] : [`${name} ${version} is under ${license}, which is not allowed`];
}

function listOf(all) {
  const line = ({ name, version, license }) => `| ${name} | ${version} | ${license} |`;
  return `# Licenses

The packages of the running product, from package-lock.json. Packages that only build and test it are checked, too, but
not listed.

- \`node tools/check-licenses.mjs --write\` writes this list.
- \`npm run sbom\` makes a bill of materials that programs can read (CycloneDX).

| package | version | license |
|---|---|---|
${all
  .filter(({ runs }) => runs)
  .map(line)
  .join('\n')}
`;
}

/** Each with its expected complaint. */
const MISTAKES = [
  ['has no license', { name: 'a', version: '1.0.0' }],
  ['is under GPL-3.0-only', { name: 'a', version: '1.0.0', license: 'GPL-3.0-only' }],
  ['is under (MIT AND GPL-3.0-only)', { name: 'a', version: '1.0.0', license: '(MIT AND GPL-3.0-only)' }],
  [
    'is under GPL-2.0-only OR GPL-3.0-only',
    { name: 'a', version: '1.0.0', license: 'GPL-2.0-only OR GPL-3.0-only' },
  ],
];

const all = installed();
const problems = [...all.flatMap(problemsOf), ...missed(MISTAKES, problemsOf)];
if (process.argv.includes('--write')) writeFileSync(join(projectRoot, LIST), listOf(all));
else if (readText(LIST) !== listOf(all))
  problems.push(`${LIST} is outdated: run node tools/check-licenses.mjs --write`);
conclude(problems, `${all.length} packages, ${all.filter(({ runs }) => runs).length} of them in the product`);
