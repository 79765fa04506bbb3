// What this product is made of, read from package-lock.json alone, so that it needs no network: under which licences, from where, and
// what may run while it is installed. `--write` writes docs/licences.md and docs/sbom.cdx.json; without it they must be up to date.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from './lib/project.mjs';

const LIST = 'docs/licences.md';
const SBOM = 'docs/sbom.cdx.json';

/** Licences that let us run, change and pass on what they cover, as long as their texts go with it. */
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
    // libraries that are used as they are, unchanged and in files of their own
    ['MPL-2.0', 'LGPL-3.0-or-later'],
  ].flat(),
);

/** Packages that do not say it in their package.json, and whose licence stands in a file or in their readme. */
const SAID_ELSEWHERE = { 'passport-strategy': 'MIT', pause: 'MIT', 'png-js': 'MIT' };

const read = (path) => readFileSync(join(projectRoot, path), 'utf8');
const { packages } = JSON.parse(read('package-lock.json'));
const { allowScripts, version } = JSON.parse(read('package.json'));

/** Every package of others, once; `runs` is one that the server or an app is made of, beside those that build and test. */
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
function isAllowed(licence) {
  const words = licence.replaceAll(/[()]/g, '');
  if (words.includes(' OR ')) return words.split(' OR ').some(isAllowed);
  return words.split(' AND ').every((one) => ALLOWED.has(one));
}

function problemsOf({ name, version: its, license, integrity, hasInstallScript, resolved }) {
  return [
    license === undefined && 'says under no licence that it may be used',
    license !== undefined &&
      !isAllowed(license) &&
      `is under ${license}, which is not among the allowed ones`,
    !integrity && 'has no checksum in package-lock.json',
    resolved?.startsWith('git') && 'comes from a repository, not from the registry',
    hasInstallScript &&
      !(name in allowScripts) &&
      'runs a script while it is installed, which allowScripts does not decide',
  ]
    .filter(Boolean)
    .map((problem) => `${name} ${its} ${problem}`);
}

function listOf(all) {
  const line = ({ name, version: its, license }) => `| ${name} | ${its} | ${license} |`;
  return `# Licences

What the running product is made of, by package-lock.json; \`node tools/check-licences.mjs --write\` writes this list and the bill of
materials beside it (\`sbom.cdx.json\`, CycloneDX). What only builds and tests is checked, too, and not listed.

| package | version | licence |
|---|---|---|
${all
  .filter(({ runs }) => runs)
  .map(line)
  .join('\n')}
`;
}

function sbomOf(all) {
  const component = ({ name, version: its, license, integrity }) => ({
    type: 'library',
    name,
    version: its,
    purl: `pkg:npm/${name.replace('@', '%40')}@${its}`,
    licenses: [/ (OR|AND) /.test(license) ? { expression: license } : { license: { name: license } }],
    hashes: [
      { alg: 'SHA-512', content: Buffer.from(integrity.replace('sha512-', ''), 'base64').toString('hex') },
    ],
  });
  const head = {
    bomFormat: 'CycloneDX',
    specVersion: '1.6',
    version: 1,
    metadata: { component: { type: 'application', name: 'sanctum', version } },
  };
  const components = all.filter(({ runs }) => runs).map((entry) => `    ${JSON.stringify(component(entry))}`);
  return `${JSON.stringify(head, null, 2).slice(0, -2)},\n  "components": [\n${components.join(',\n')}\n  ]\n}\n`;
}

const all = installed();
const problems = all.flatMap(problemsOf);
const files = problems.length === 0 ? { [LIST]: listOf(all), [SBOM]: sbomOf(all) } : {};
for (const [path, text] of Object.entries(files)) {
  if (process.argv.includes('--write')) writeFileSync(join(projectRoot, path), text);
  else if (read(path) !== text)
    problems.push(`${path} is not up to date: node tools/check-licences.mjs --write`);
}
for (const problem of problems) console.error(problem);
if (problems.length) process.exit(1);
console.log(`${all.length} packages, ${all.filter(({ runs }) => runs).length} of them in what runs`);
