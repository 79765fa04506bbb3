import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { build, programOf } from './build.mjs';
import { projectRoot } from './project.mjs';
import { runNode } from './run.mjs';

const reportOf = (name) => join(projectRoot, 'node_modules/.cache/sanctum', `${name}.json`);

/** Where one can follow what a check says while it runs. */
export const logOf = (name) => join(projectRoot, 'node_modules/.cache/sanctum/logs', `${name}.log`);

/**
 * A check is run with the options of `runCommand`. It gives `code`, `output`, and for test runners how many tests passed and
 * failed, and how many passed only at the second try.
 */
const run = (name, path, args) => (options) => runNode(programOf('.', name, path), args, options);
const tool = (script) => (options) => runNode(`tools/${script}`, [], options);

const buildCheck = { name: 'build', run: buildAll };

/** Half of the server's tests: in one piece they would be the last to end, with a core idle beside them. */
function serverTests(half) {
  const name = `server-${half}`;
  return { name, run: (options) => runJest(name, 'server', [`--shard=${half}/2`], options) };
}

/**
 * In the order in which they begin: beside the build what ends soon, then what takes longest. Journeys wait for films, saves
 * and second browsers; the other tests work meanwhile.
 */
export const allChecks = [
  buildCheck,
  serverTests(1),
  { name: 'lint', run: run('oxlint', 'bin/oxlint', ['--report-unused-disable-directives-severity=error']) },
  // remembers under node_modules/.cache/tsc what it has checked
  { name: 'types', run: run('@typescript/native', 'bin/tsc', ['-b']) },
  { name: 'architecture', run: tool('check-architecture.mjs') },
  { name: 'citations', run: tool('check-citations.mjs') },
  { name: 'demo-names', run: tool('check-demo-names.mjs') },
  { name: 'words', run: tool('check-words.mjs') },
  { name: 'compose', run: tool('check-compose.mjs') },
  { name: 'kubernetes', run: tool('check-kubernetes.mjs') },
  { name: 'migrations', run: tool('check-migrations.mjs') },
  { name: 'licences', run: tool('check-licences.mjs') },
  { name: 'secrets', run: tool('check-secrets.mjs') },
  { name: 'dependencies', run: tool('check-dependencies.mjs') },
  { name: 'architecture-proof', run: tool('prove-architecture.mjs') },
  { name: 'dead-code', run: run('knip', 'bin/knip.js', ['--no-progress', '--treat-config-hints-as-errors']) },
  { name: 'contract-lint', run: tool('lint-contract.mjs') },
  { name: 'format', run: run('@biomejs/biome', 'bin/biome', ['format']) },
  {
    name: 'journeys',
    needsBuild: true,
    run: (options) => runPlaywright('journeys', ['desktop', 'phone'], options),
  },
  { name: 'screens', run: (options) => runJest('screens', 'screens', [], options) },
  serverTests(2),
  { name: 'units', run: (options) => runJest('units', 'units', [], options) },
  {
    name: 'look',
    needsBuild: true,
    run: (options) => runPlaywright('look', ['look', 'look-phone'], options),
  },
  { name: 'contract', needsBuild: true, run: tool('check-contract.mjs') },
  { name: 'shipped', needsBuild: true, run: tool('check-shipped.mjs') },
  { name: 'bundle', needsBuild: true, run: tool('check-bundle.mjs') },
  { name: 'bench', needsBuild: true, run: (options) => runNode('bench/check.mjs', [], options) },
];

/** `npm run check`: the checks that find most in little time. */
export const isQuick = ({ name }) => /^(lint|types|architecture|citations|words|units|screens)$/.test(name);

/** Those that are chosen, and the build where one of them needs it. */
export function plan(chosen) {
  const wanted = allChecks.filter(chosen);
  const needsBuild = wanted.some((check) => check.needsBuild);
  return allChecks.filter((check) => wanted.includes(check) || (needsBuild && check === buildCheck));
}

async function buildAll() {
  try {
    await build();
    return { code: 0, output: '' };
  } catch (error) {
    return { code: 1, output: error.message };
  }
}

async function runJest(name, project, only, options) {
  const file = reportOf(name);
  rmSync(file, { force: true });
  const changed = process.env.SINCE ? [`--changedSince=${process.env.SINCE}`, '--passWithNoTests'] : [];
  const args = [
    ...changed,
    ...only,
    `--selectProjects=${project}`,
    '--maxWorkers=1',
    '--json',
    `--outputFile=${file}`,
  ];
  const { code, output } = await run('jest', 'bin/jest.js', args)(options);
  const report = readReport(file);
  if (!report) return { code: 1, output };
  const skipped = report.numPendingTests + report.numTodoTests;
  return {
    // the report itself goes to stdout too, as one endless line
    output: output
      .split('\n')
      .filter((line) => !line.startsWith('{"numFailedTestSuites"'))
      .join('\n')
      .concat(skipped ? `\n${skipped} tests were skipped; a test that is not run is no test.` : ''),
    code: skipped ? 1 : code,
    passed: report.numPassedTests,
    failed: report.numFailedTests + report.numRuntimeErrorTestSuites + skipped,
  };
}

async function runPlaywright(name, projects, options) {
  const browser = await runNode('tools/browser.mjs', []);
  if (browser.code !== 0) return browser;
  const file = reportOf(name);
  rmSync(file, { force: true });
  // the path is the last line; what came before it is the installation talking
  const env = { CHROMIUM_PATH: browser.output.trim().split('\n').at(-1), PLAYWRIGHT_JSON_OUTPUT_FILE: file };
  const cwd = join(projectRoot, 'e2e');
  const args = [
    'test',
    ...projects.map((project) => `--project=${project}`),
    `--output=test-results/${name}`,
    '--reporter=list,json',
  ];
  const { code, output } = await runNode(programOf('e2e', '@playwright/test', 'cli.js'), args, {
    ...options,
    cwd,
    env,
  });
  const report = readReport(file);
  if (!report) return { code: 1, output };
  const { expected, unexpected, flaky, skipped } = report.stats;
  return {
    code: skipped ? 1 : code,
    output,
    passed: expected + flaky,
    failed: unexpected + skipped,
    secondTries: flaky,
  };
}

function readReport(path) {
  return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : undefined;
}
