// This folder is ours, because no test runner runs linters, jest and Playwright as one resumable list.
import { build, programOf } from '../build.mjs';
import { runNode } from '../run.mjs';
import { changedModules } from './changed-modules.mjs';
import { runJest } from './jest.mjs';
import { runPlaywright } from './playwright.mjs';

/**
 * A check is run with the options of `runCommand`, and `resume`, the state it may go on from. It gives `code` and `output`, and
 * test runners also how many tests passed and failed.
 */
const run = (name, path, args) => (options) => runNode(programOf('.', name, path), args, options);
/** Programs in Go collect their garbage less often: two cores are scarce, memory is not. */
const runGo = (name, path, args) => (options) => run(name, path, args)({ ...options, env: { GOGC: '400' } });
const tool =
  (script, ...args) =>
  (options) =>
    runNode(`tools/${script}`, args, options);

const bench =
  (...args) =>
  (options) =>
    runNode('bench/check.mjs', args, options);

const docker = (proof) => (options) => runNode(`docker/proofs/${proof}`, [], options);

const buildCheck = { name: 'build', run: buildAll };

async function buildAll() {
  try {
    await build();
    return { code: 0, output: '' };
  } catch (error) {
    return { code: 1, output: error.message };
  }
}

/** Suffix of specs that run only in `npm run test:deep`. */
const DEEP_SPEC = '\\.deep\\.spec\\.tsx?$';

const jest = (name, project, ...args) => ({
  name,
  run: (options) =>
    runJest(name, project, ['--testPathIgnorePatterns', '/node_modules/', DEEP_SPEC, ...args], options),
});
const playwright = (name, projects, ...args) => ({
  name,
  needsBuild: true,
  run: (options) => runPlaywright(name, projects, args, options),
});
const topology = (proof, ...args) => ({
  name: ['topology', proof, ...args.map((arg) => arg.replace('--', ''))].join('-'),
  needsBuild: true,
  run: (options) => runNode('bench/topology.mjs', [proof, ...args], { ...options, env: { BUILT: 'yes' } }),
});

/**
 * `npm test`: what ordinary changes can break, and what costs seconds. In starting order: short checks during the
 * build, then the longest.
 */
export const gate = [
  buildCheck,
  jest('server-1', 'server', '--shard=1/2'),
  { name: 'lint', run: runGo('oxlint', 'bin/oxlint', ['--report-unused-disable-directives-severity=error']) },
  // remembers under node_modules/.cache/tsc what it has checked; four checkers side by side check twice what they share
  { name: 'types', run: runGo('@typescript/native', 'bin/tsc', ['-b', '--singleThreaded']) },
  { name: 'architecture', run: tool('check-architecture.mjs') },
  { name: 'events', run: tool('check-events.mjs') },
  { name: 'citations', run: tool('check-citations.mjs') },
  { name: 'demo-names', run: tool('check-demo-names.mjs') },
  { name: 'words', run: tool('check-words.mjs') },
  { name: 'english', run: tool('check-english.mjs') },
  { name: 'compose', run: tool('check-compose.mjs') },
  { name: 'kubernetes', run: tool('check-kubernetes.mjs') },
  { name: 'migrations', run: tool('check-migrations.mjs') },
  { name: 'licenses', run: tool('check-licenses.mjs') },
  { name: 'secrets', run: tool('check-secrets.mjs') },
  { name: 'dependencies', run: tool('check-dependencies.mjs') },
  { name: 'dead-code', run: run('knip', 'bin/knip.js', ['--no-progress', '--treat-config-hints-as-errors']) },
  { name: 'api-changes', run: tool('api-changes.mjs', '--prove') },
  { name: 'contract-lint', run: tool('lint-contract.mjs') },
  { name: 'format', run: run('@biomejs/biome', 'bin/biome', ['format']) },
  jest('server-2', 'server', '--shard=2/2'),
  jest('screens', 'screens'),
  // journeys and looks, on one planted demo
  playwright('browser', ['desktop', 'look'], '--grep-invert=@deep'),
  jest('units', 'units'),
  { name: 'bench', needsBuild: true, run: bench() },
  { name: 'contract', needsBuild: true, run: tool('check-contract.mjs') },
  { name: 'shipped', needsBuild: true, run: tool('check-shipped.mjs') },
  { name: 'classes', needsBuild: true, run: tool('check-classes.mjs') },
  { name: 'bundle', needsBuild: true, run: tool('check-bundle.mjs') },
];

/** `npm run test:deep`: every other proof. */
export const deep = [
  buildCheck,
  { name: 'architecture-proof', run: tool('prove-architecture.mjs') },
  { name: 'alerts', run: tool('prove-alerts.mjs') },
  { name: 'generators', run: tool('prove-generators.mjs') },
  { name: 'conversion', needsBuild: true, run: tool('prove-conversion.mjs') },
  { name: 'contract-recommended', run: tool('lint-contract.mjs', '--recommended') },
  { name: 'bench-large', needsBuild: true, run: bench('--large') },
  { name: 'bench-proof', needsBuild: true, run: tool('prove-bench.mjs') },
  { name: 'installation', needsBuild: true, run: docker('installation.mjs') },
  { name: 'images', needsBuild: true, run: docker('images.mjs') },
  {
    name: 'server-deep',
    // a coach's day uses the built product
    needsBuild: true,
    run: (options) => runJest('server-deep', 'server', ['--testPathPatterns', DEEP_SPEC], options),
  },
  ...['units', 'screens'].map((project) => ({
    name: `${project}-deep`,
    run: (options) => runJest(`${project}-deep`, project, ['--testPathPatterns', DEEP_SPEC], options),
  })),
  {
    // files of the gate with additional `deepTest`s
    name: 'deep-tests',
    run: (options) =>
      runJest('deep-tests', 'server', ['--findRelatedTests', 'backend/test/deep-test.ts'], {
        ...options,
        env: { TEST_DEPTH: 'deep' },
      }),
  },
  playwright('journeys-deep', ['desktop', 'phone'], '--grep=@deep|@phone'),
  playwright('look-deep', ['look'], '--grep=@deep'),
  ...[
    'left-behind',
    'kills',
    'database',
    'rolling',
    'slow',
    'providers',
    'upgrade',
    'journeys',
    'pitr',
    'disk-full',
  ].map((proof) => topology(proof)),
  topology('journeys', '--pooler'),
];

/** `npm run check`: the checks that find most in little time, on what differs from `main`. */
export function quick() {
  const modules = changedModules();
  return [
    ...gate.filter(({ name }) => /^(lint|types|architecture|citations|words|english)$/.test(name)),
    ...['units', 'screens'].map((project) =>
      jest(project, project, '--changedSince=main', '--passWithNoTests'),
    ),
    ...(modules.length > 0
      ? [jest('server', 'server', `--testPathPatterns=backend/src/modules/(${modules.join('|')})/`)]
      : []),
  ];
}

/** The chosen checks, and the build where one of them needs it. */
export function plan(checks, isChosen) {
  const wanted = checks.filter(isChosen);
  const needsBuild = wanted.some((check) => check.needsBuild);
  return checks.filter((check) => wanted.includes(check) || (needsBuild && check === buildCheck));
}
