import { existsSync, readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { say } from '../progress.mjs';
import { projectRoot } from '../project.mjs';
import { logOf } from './report.mjs';
import { endOf } from './summary.mjs';

const REMIND_EVERY_MS = 30_000;
/** Enough to see what failed; the check's log has the rest. */
const SHOWN_LINES = 300;
/** Exit code of a proof that this machine lacks a requirement, named in its last line. */
const CANNOT_RUN = 77;

/** Where a check is, so that an interrupted run says where it stood. */
function lastLineOf({ name }) {
  const log = logOf(name);
  const last = existsSync(log) ? readFileSync(log, 'utf8').trimEnd().split('\n').at(-1).trim() : '';
  return last && `: ${last.slice(0, 120)}`;
}

/** A check without tests of its own counts as one. */
function countsOf({ passed, failed = 0 }, state) {
  if (state === 'lacking') return { passed: 0, failed: 0 };
  if (passed === undefined) return { passed: state === 'passed' ? 1 : 0, failed: state === 'passed' ? 0 : 1 };
  return { passed, failed: state === 'failed' ? Math.max(failed, 1) : failed };
}

async function perform({ name, run, resume }) {
  if (resume?.hasPassed) {
    say(`${name}: has passed already`);
    return { name, state: 'passed', seconds: 0, passed: 0, failed: 0, output: '' };
  }
  const began = performance.now();
  say(`${name} …`);
  const reminder = setInterval(() => say(`${name}: still at it${lastLineOf({ name })}`), REMIND_EVERY_MS);
  const result = await run({ log: logOf(name), resume });
  clearInterval(reminder);
  const seconds = (performance.now() - began) / 1000;
  const state = { 0: 'passed', [CANNOT_RUN]: 'lacking' }[result.code] ?? 'failed';
  if (state === 'passed') resume?.pass();
  if (state === 'failed') console.log(endOf(name, result.output, SHOWN_LINES));
  const where = state === 'failed' ? `; all it said: ${relative(projectRoot, logOf(name))}` : '';
  say(`${name}: ${state} in ${seconds.toFixed(1)} s${where}`);
  return { name, state, seconds, output: result.output, ...countsOf(result, state) };
}

/** Runs the checks in order, some in parallel; what needs the build waits for it. */
export async function performAll(checks, atOnce) {
  const waiting = [...checks];
  const results = [];
  let built = Promise.resolve();
  const worker = async () => {
    for (let check = waiting.shift(); check; check = waiting.shift()) {
      if (check.needsBuild) await built;
      const performed = perform(check);
      if (check.name === 'build') built = performed;
      results.push(await performed);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
  return results;
}
