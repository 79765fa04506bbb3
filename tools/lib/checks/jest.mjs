import { programOf } from '../build.mjs';
import { runNode } from '../run.mjs';
import { freshReport } from './report.mjs';

const KEEPS_PROGRESS = [
  '--filter=./tools/lib/checks/resume-jest-filter.cjs',
  '--reporters=default',
  '--reporters=./tools/lib/checks/resume-jest-reporter.cjs',
  '--passWithNoTests',
];

/** Time for a process whose tests have all ended to let go of what they opened. */
const LET_GO_MS = 60_000;

/** Ends a process that its tests keep alive, which otherwise holds the whole run until somebody ends it. */
async function withoutLingering(report, runTests) {
  const lingering = new AbortController();
  const watch = setInterval(() => report.age() > LET_GO_MS && lingering.abort(), 1_000);
  const result = await runTests(lingering.signal);
  clearInterval(watch);
  if (!lingering.signal.aborted) return result;
  const hint =
    'All tests have ended, but something they opened was never closed: `npx jest --detectOpenHandles`.';
  return { code: 1, output: `${result.output}\n${hint}` };
}

/** Runs test files of a jest project, without those that have passed already where `resume` knows some. */
export async function runJest(name, project, only, { resume, env: given, ...options }) {
  const report = freshReport(name);
  const args = [
    `--selectProjects=${project}`,
    '--maxWorkers=1',
    '--json',
    `--outputFile=${report.file}`,
    ...only,
    ...(resume ? KEEPS_PROGRESS : []),
  ];
  const env = { ...given, ...(resume && { PASSED_FILE: resume.file }) };
  const { code, output } = await withoutLingering(report, (signal) =>
    runNode(programOf('.', 'jest', 'bin/jest.js'), args, { ...options, env, signal }),
  );
  const result = report.read();
  if (!result) return { code: 1, output };
  const skipped = result.numPendingTests + result.numTodoTests;
  return {
    // the report itself goes to stdout too, as one endless line
    output: output
      .split('\n')
      .filter((line) => !line.startsWith('{"numFailedTestSuites"'))
      .join('\n')
      .concat(skipped ? `\n${skipped} tests were skipped; a test that is not run is no test.` : ''),
    code: skipped ? 1 : code,
    passed: result.numPassedTests,
    failed: result.numFailedTests + result.numRuntimeErrorTestSuites + skipped,
  };
}
