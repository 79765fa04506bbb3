// `npm test`: everything there is to check, from whatever state the checkout is in.
// --only=lint,jest    only the checks whose name begins so
// --fuzz-runs=1000    a longer property-based run over the contract
import { parseArgs } from 'node:util';
import { buildCheck, otherChecks, staticChecks } from './lib/checks.mjs';
import { install, requireNode } from './lib/install.mjs';
import { giveUp, say, StepFailed } from './lib/progress.mjs';
import { projectRoot } from './lib/project.mjs';

const REMIND_EVERY_MS = 30_000;
/** Enough to see what failed; the check itself can be run alone for the rest. */
const SHOWN_LINES = 300;

const results = [];

async function perform(check) {
  const began = performance.now();
  say(`${check.name} …`);
  const reminder = setInterval(() => say(`${check.name}: still at it`), REMIND_EVERY_MS);
  const { code, output, passed, failed } = await check.run();
  clearInterval(reminder);
  const seconds = (performance.now() - began) / 1000;
  const ok = code === 0;
  if (!ok)
    console.log(
      `\n--- ${check.name} ---\n${output.trimEnd().split('\n').slice(-SHOWN_LINES).join('\n')}\n---\n`,
    );
  // a check that ran no tests of its own counts as one
  const counts = passed === undefined ? { passed: ok ? 1 : 0, failed: ok ? 0 : 1 } : { passed, failed };
  if (!ok && counts.failed === 0) counts.failed = 1;
  results.push({ name: check.name, ok, seconds, ...counts });
  say(`${check.name}: ${ok ? 'passed' : 'FAILED'} in ${seconds.toFixed(1)} s`);
}

/** Most static checks keep one core busy. */
async function twoAtATime(checks) {
  const waiting = [...checks];
  const worker = async () => {
    for (let check = waiting.shift(); check; check = waiting.shift()) await perform(check);
  };
  await Promise.all([worker(), worker()]);
}

function summary() {
  const width = Math.max(...results.map(({ name }) => name.length));
  const lines = results.map(
    ({ name, ok, seconds, passed, failed }) =>
      `  ${ok ? 'passed' : 'FAILED'}  ${name.padEnd(width)}  ${seconds.toFixed(1).padStart(6)} s  ` +
      `${String(passed).padStart(5)} passed${failed ? `, ${failed} failed` : ''}`,
  );
  const total = (key) => results.reduce((sum, result) => sum + result[key], 0);
  return `\n${lines.join('\n')}\n\n${total('passed')} passed, ${total('failed')} failed`;
}

function chosen(checks, only) {
  return only
    ? checks.filter(({ name }) => only.split(',').some((prefix) => name.startsWith(prefix)))
    : checks;
}

/** A check that looks at the built product brings the build along. */
function withBuild(checks) {
  return checks.some(({ needsBuild }) => needsBuild) ? [...new Set([buildCheck, ...checks])] : checks;
}

try {
  process.chdir(projectRoot);
  requireNode();
  const { values } = parseArgs({ options: { only: { type: 'string' }, 'fuzz-runs': { type: 'string' } } });
  if (values['fuzz-runs']) process.env.FUZZ_RUNS = values['fuzz-runs'];
  const early = chosen(staticChecks, values.only);
  const late = withBuild(chosen(otherChecks, values.only));
  if (early.length + late.length === 0) {
    const names = [...staticChecks, ...otherChecks].map(({ name }) => name);
    throw new StepFailed(`No check begins with ${values.only}. There are: ${names.join(', ')}`);
  }

  await install();
  await twoAtATime(early);
  for (const check of late) await perform(check);
  console.log(summary());
  process.exitCode = results.every(({ ok }) => ok) ? 0 : 1;
} catch (error) {
  giveUp(error);
}
