// Checks package-lock.json without a network: each package comes from the registry with a checksum, and none runs an
// undecided installation script. Every rule must find a planted mistake. Licenses: check-licenses.mjs. Ours, because
// lockfile-lint knows neither install scripts nor exact versions.
import { readText } from './lib/project.mjs';
import { conclude, missed } from './lib/verdict.mjs';

const read = (file) => JSON.parse(readText(file));

/** `node_modules/a/node_modules/@b/c` is the package `@b/c`. */
const nameOf = (path) => path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length);

/** An exact version, also under another name, so that the same commit always installs the same code. */
const EXACT = /^(?:npm:[@\w/.-]+@)?\d+\.\d+\.\d+(?:-[\w.]+)?$/;

function problemsOf({ lock, manifests, allowed }) {
  const problems = [];
  const decided = new Set();
  for (const [path, entry] of Object.entries(lock.packages)) {
    if (!path.includes('node_modules/') || entry.link) continue;
    const name = nameOf(path);
    if (!/^sha512-[A-Za-z0-9+/]{86}==$/.test(entry.integrity ?? '')) problems.push(`${path} has no checksum`);
    if (entry.resolved !== undefined && !/^https:\/\/[^\s?#]+\.tgz$/.test(entry.resolved))
      problems.push(`${path} comes from ${entry.resolved.split(':')[0]}, not from the registry`);
    if (!entry.hasInstallScript) continue;
    if (name in allowed) decided.add(name);
    else problems.push(`${path} has an install script: allow or refuse it in allowScripts of package.json`);
  }
  for (const name of Object.keys(allowed))
    if (!decided.has(name)) problems.push(`allowScripts names ${name}, which has no install script`);
  for (const [file, manifest] of Object.entries(manifests))
    for (const kind of ['dependencies', 'devDependencies', 'optionalDependencies'])
      for (const [name, version] of Object.entries(manifest[kind] ?? {}))
        if (version !== '*' && !EXACT.test(version))
          problems.push(`${file}: ${name} is not one exact version: ${version}`);
  return problems;
}

const root = read('package.json');
const files = ['package.json', ...root.workspaces.map((folder) => `${folder}/package.json`)];
const real = () => ({
  lock: read('package-lock.json'),
  manifests: Object.fromEntries(files.map((file) => [file, read(file)])),
  allowed: { ...root.allowScripts },
});

/** @type {[string, (changed: ReturnType<typeof real>) => unknown][]} One mistake for each rule, and what must be said about it. */
const MISTAKES = [
  ['has no checksum', ({ lock }) => delete lock.packages['node_modules/stripe'].integrity],
  ['has no checksum', ({ lock }) => (lock.packages['node_modules/stripe'].integrity = 'sha1-x')],
  [
    'comes from git+ssh',
    ({ lock }) => (lock.packages['node_modules/stripe'].resolved = 'git+ssh://git@host/a.git#1'),
  ],
  ['comes from http,', ({ lock }) => (lock.packages['node_modules/stripe'].resolved = 'http://host/a.tgz')],
  ['comes from file', ({ lock }) => (lock.packages['node_modules/stripe'].resolved = 'file:../a.tgz')],
  ['has an install script', ({ lock }) => (lock.packages['node_modules/stripe'].hasInstallScript = true)],
  ['which has no install script', ({ allowed }) => (allowed.stripe = true)],
  [
    'is not one exact version',
    ({ manifests }) => (manifests['package.json'].devDependencies.knip = '^6.0.0'),
  ],
];

const withMistake = (plant) => {
  const changed = real();
  plant(changed);
  return problemsOf(changed);
};
conclude(
  [...problemsOf(real()), ...missed(MISTAKES, withMistake)],
  `Every dependency follows the rules, and each of ${MISTAKES.length} planted mistakes is found`,
);
