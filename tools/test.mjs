// `npm test`: everything there is to check, from whatever state the checkout is in.
// --quick             lint, types, architecture, and units and screens of what differs from main: `npm run check`
// --only=lint,units   only the checks whose name begins so
// --fuzz-runs=1000    a longer property-based run over the contract
import { existsSync, readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { parseArgs } from 'node:util';
import { allChecks, isQuick, logOf, plan } from './lib/checks.mjs';
import { makeClientTypes } from './lib/client-types.mjs';
import { install, requireNode } from './lib/install.mjs';
import { giveUp, say, StepFailed } from './lib/progress.mjs';
import { projectRoot } from './lib/project.mjs';
import { keepTemporaryFiles } from './lib/temporary-files.mjs';

const REMIND_EVERY_MS = 30_000;
/** Enough to see what failed; the check's log has the rest. */
const SHOWN_LINES = 300;
/** Said again after the summary, because whoever reads a long run reads its end first. */
const LAST_LINES = 20;

const results = [];

const endOf = (name, output, lines) =>
  `\n--- ${name} ---\n${output.trimEnd().split('\n').slice(-lines).join('\n')}\n---\n`;

/** Where a check has got to, so that a run that is cut off says where it stood. */
function lastLineOf({ name }) {
  const log = logOf(name);
  const last = existsSync(log) ? readFileSync(log, 'utf8').trimEnd().split('\n').at(-1).trim() : '';
  return last && `: ${last.slice(0, 120)}`;
}

async function perform(check) {
  const began = performance.now();
  say(`${check.name} …`);
  const reminder = setInterval(() => say(`${check.name}: still at it${lastLineOf(check)}`), REMIND_EVERY_MS);
  const { code, output, passed, failed, secondTries } = await check.run({ log: logOf(check.name) });
  clearInterval(reminder);
  const seconds = (performance.now() - began) / 1000;
  const ok = code === 0;
  if (!ok) console.log(endOf(check.name, output, SHOWN_LINES));
  // a check that ran no tests of its own counts as one
  const counts = passed === undefined ? { passed: ok ? 1 : 0, failed: ok ? 0 : 1 } : { passed, failed };
  if (!ok && counts.failed === 0) counts.failed = 1;
  results.push({ name: check.name, ok, seconds, ...counts, output, secondTries });
  const where = ok ? '' : `; all it said: ${relative(projectRoot, logOf(check.name))}`;
  say(`${check.name}: ${ok ? 'passed' : 'FAILED'} in ${seconds.toFixed(1)} s${where}`);
}

/** One more than the two cores of a small machine, because browsers wait most of their time. */
const AT_ONCE = 3;

/** The build, where it is needed, begins first. */
async function severalAtOnce(checks) {
  const waiting = [...checks];
  let built = Promise.resolve();
  const worker = async () => {
    for (let check = waiting.shift(); check; check = waiting.shift()) {
      if (check.needsBuild) await built;
      const performed = perform(check);
      if (check.name === 'build') built = performed;
      await performed;
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
}

/** What each check and all of it cost, in the order in which they ended. */
function summary() {
  const total = (key) => results.reduce((sum, result) => sum + result[key], 0);
  const all = { name: 'all of it', ok: results.every(({ ok }) => ok), seconds: performance.now() / 1000 };
  const width = Math.max(...results.map(({ name }) => name.length), all.name.length);
  const lines = [...results, { ...all, passed: total('passed'), failed: total('failed') }].map(
    ({ name, ok, seconds, passed, failed, secondTries }) =>
      `  ${ok ? 'passed' : 'FAILED'}  ${name.padEnd(width)}  ${seconds.toFixed(1).padStart(6)} s  ` +
      `${String(passed).padStart(5)} passed${failed ? `, ${failed} failed` : ''}${secondTries ? `, ${secondTries} at the second try` : ''}`,
  );
  return { table: lines.join('\n'), counts: `${total('passed')} passed, ${total('failed')} failed` };
}

const chosenBy = (only) =>
  only ? ({ name }) => only.split(',').some((prefix) => name.startsWith(prefix)) : () => true;

try {
  process.chdir(projectRoot);
  requireNode();
  const { values } = parseArgs({
    options: { only: { type: 'string' }, quick: { type: 'boolean' }, 'fuzz-runs': { type: 'string' } },
  });
  if (values['fuzz-runs']) process.env.FUZZ_RUNS = values['fuzz-runs'];
  if (values.quick) process.env.SINCE = 'main';
  const checks = plan(values.quick ? isQuick : chosenBy(values.only));
  if (checks.length === 0) {
    const names = allChecks.map(({ name }) => name);
    throw new StepFailed(`No check begins with ${values.only}. There are: ${names.join(', ')}`);
  }

  await install();
  await makeClientTypes();
  keepTemporaryFiles();
  await severalAtOnce(checks);
  const { table, counts } = summary();
  console.log(`\n${table}\n`);
  for (const { name, ok, output, secondTries } of results)
    if (!ok || secondTries) console.log(endOf(name, output, LAST_LINES));
  console.log(counts);
  process.exitCode = results.every(({ ok }) => ok) ? 0 : 1;
} catch (error) {
  giveUp(error);
}
