import { programOf } from '../build.mjs';
import { runCommand } from '../run.mjs';
import { freshReport } from './report.mjs';

/** Collects young objects four times less often: tests leave few of them behind, and memory is not scarce. */
const LARGE_NURSERY = '--max-semi-space-size=64';

const KEEPS_PROGRESS = [
  '--filter=./tools/lib/checks/resume-jest-filter.cjs',
  '--reporters=default',
  '--reporters=./tools/lib/checks/resume-jest-reporter.cjs',
  '--passWithNoTests',
];

/** Runs test files of a jest project, without those that have passed already where `resume` knows some. */
export async function runJest(name, project, only, { resume, env: given, ...options }) {
  const report = freshReport(name);
  const args = [
    `--selectProjects=${project}`,
    '--maxWorkers=1',
    '--json',
    // an open socket of a test must not delay a finished run
    '--forceExit',
    `--outputFile=${report.file}`,
    ...only,
    ...(resume ? KEEPS_PROGRESS : []),
  ];
  const env = { ...given, ...(resume && { PASSED_FILE: resume.file }) };
  const jest = [LARGE_NURSERY, programOf('.', 'jest', 'bin/jest.js'), ...args];
  const { code, output } = await runCommand(process.execPath, jest, { ...options, env });
  const result = report.read();
  if (!result) return { code: 1, output };
  const skipped = result.numPendingTests + result.numTodoTests;
  return {
    // the report itself also goes to stdout, as one endless line
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
