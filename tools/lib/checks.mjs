import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { build, programOf } from './build.mjs';
import { projectRoot } from './project.mjs';
import { runNode } from './run.mjs';

const JEST_REPORT = join(projectRoot, 'node_modules/.cache/sanctum/jest.json');
const PLAYWRIGHT_REPORT = join(projectRoot, 'e2e/test-results/report.json');
const workspaces = ['backend', 'member-app', 'creator-console', 'openapi', 'e2e'];

/** What a run gives: `code`, `output`, and for test runners how many tests passed and failed. */
const run = (name, path, args, options) => () => runNode(programOf('.', name, path), args, options);
const tool = (script) => () => runNode(`tools/${script}`, []);

/** Look at the sources only; two run at a time. */
export const staticChecks = [
  { name: 'format', run: run('@biomejs/biome', 'bin/biome', ['format']) },
  { name: 'lint', run: run('oxlint', 'bin/oxlint', ['--report-unused-disable-directives-severity=error']) },
  ...workspaces.map((workspace) => ({
    name: `types-${workspace}`,
    run: run('typescript', 'bin/tsc', ['--noEmit', '-p', workspace]),
  })),
  { name: 'architecture', run: tool('check-architecture.mjs') },
  { name: 'architecture-proof', run: tool('prove-architecture.mjs') },
  { name: 'dead-code', run: run('knip', 'bin/knip.js', ['--no-progress', '--treat-config-hints-as-errors']) },
];

export const buildCheck = { name: 'build', run: buildAll };

/** Need the built product or both cores; one after the other. */
export const otherChecks = [
  buildCheck,
  { name: 'contract', needsBuild: true, run: tool('check-contract.mjs') },
  { name: 'contract-lint', run: lintContract },
  { name: 'bundle', needsBuild: true, run: tool('check-bundle.mjs') },
  { name: 'jest', run: runJest },
  { name: 'journeys', needsBuild: true, run: runJourneys },
];

async function buildAll() {
  try {
    await build();
    return { code: 0, output: '' };
  } catch (error) {
    return { code: 1, output: error.message };
  }
}

function lintContract() {
  const env = { REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' };
  return run('@redocly/cli', 'bin/cli.js', ['lint', 'openapi/openapi.json'], { env })();
}

async function runJest() {
  rmSync(JEST_REPORT, { force: true });
  const args = ['--maxWorkers=2', '--json', `--outputFile=${JEST_REPORT}`];
  const { code, output } = await run('jest', 'bin/jest.js', args)();
  const report = readReport(JEST_REPORT);
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

async function runJourneys() {
  const browser = await runNode('tools/browser.mjs', []);
  if (browser.code !== 0) return browser;
  rmSync(PLAYWRIGHT_REPORT, { force: true });
  // the path is the last line; what came before it is the installation talking
  const env = { CHROMIUM_PATH: browser.output.trim().split('\n').at(-1) };
  const cwd = join(projectRoot, 'e2e');
  const { code, output } = await runNode(programOf('e2e', '@playwright/test', 'cli.js'), ['test'], {
    cwd,
    env,
  });
  const report = readReport(PLAYWRIGHT_REPORT);
  if (!report) return { code: 1, output };
  const { expected, unexpected, flaky, skipped } = report.stats;
  return { code: skipped ? 1 : code, output, passed: expected, failed: unexpected + flaky + skipped };
}

function readReport(path) {
  return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : undefined;
}
