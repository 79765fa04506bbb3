import { join } from 'node:path';
import { programOf } from '../build.mjs';
import { projectRoot } from '../project.mjs';
import { runNode } from '../run.mjs';
import { freshReport } from './report.mjs';

const KEEPS_PROGRESS = join(import.meta.dirname, 'resume-playwright-reporter.cjs');

/** Runs tests of Playwright's projects, without those that have passed already where `resume` knows some. */
export async function runPlaywright(name, projects, only, { resume, ...options }) {
  const browser = await runNode('tools/browser.mjs', []);
  if (browser.code !== 0) return browser;
  const report = freshReport(name);
  // the path is the last line, after the installation's output
  const env = {
    CHROMIUM_PATH: browser.output.trim().split('\n').at(-1),
    PLAYWRIGHT_JSON_OUTPUT_FILE: report.file,
  };
  const args = [
    'test',
    ...projects.map((project) => `--project=${project}`),
    `--output=test-results/${name}`,
    `--reporter=list,json${resume ? `,${KEEPS_PROGRESS}` : ''}`,
    ...only,
    ...(resume?.isBegun ? [`--test-list-invert=${resume.file}`, '--pass-with-no-tests'] : []),
  ];
  const { code, output } = await runNode(programOf('e2e', '@playwright/test', 'cli.js'), args, {
    ...options,
    cwd: join(projectRoot, 'e2e'),
    env: resume ? { ...env, PASSED_FILE: resume.file } : env,
  });
  const result = report.read();
  if (!result) return { code: 1, output };
  const { expected, unexpected, flaky, skipped } = result.stats;
  return {
    code: skipped || flaky ? 1 : code,
    output,
    passed: expected,
    failed: unexpected + flaky + skipped,
  };
}
