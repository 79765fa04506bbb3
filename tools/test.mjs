// `npm test`: what a change to ordinary code can break, from whatever state the checkout is in.
// --deep              every other proof, going on behind what has passed on this very state: `npm run test:deep`
// --quick             what differs from main, in a minute or two: `npm run check`
// --only=lint,units   only the checks whose name begins so
// --afresh            with --deep: forget what has passed
// --fuzz-runs=1000    a longer property-based run over the contract
// Ours, because it runs before any package is installed, and test runners know only their own tests.
import { parseArgs } from 'node:util';
import { deep, gate, plan, quick } from './lib/checks/index.mjs';
import { performAll } from './lib/checks/perform.mjs';
import { keptProgress, stateOfCheckout } from './lib/checks/progress-kept.mjs';
import { summaryOf } from './lib/checks/summary.mjs';
import { makeClientTypes } from './lib/client-types.mjs';
import { install, requireNode } from './lib/install.mjs';
import { giveUp, StepFailed } from './lib/progress.mjs';
import { projectRoot } from './lib/project.mjs';
import { keepTemporaryFiles } from './lib/temporary-files.mjs';
import { makeTextTypes } from './lib/text-types.mjs';

/** One more than the two cores of a small machine, because browsers wait most of their time. */
const AT_ONCE = 3;
/** Proofs that break things and measure the effect run alone on the machine. */
const ALONE = 1;

const chosenBy = (only) =>
  only ? ({ name }) => only.split(',').some((prefix) => name.startsWith(prefix)) : () => true;

function checksOf({ deep: isDeep, quick: isQuick, only }) {
  const all = isDeep ? deep : isQuick ? quick() : gate;
  const checks = plan(all, chosenBy(only));
  if (checks.length === 0) {
    const names = all.map(({ name }) => name);
    throw new StepFailed(`No check begins with ${only}. There are: ${names.join(', ')}`);
  }
  return checks;
}

function goingOn(checks, afresh) {
  const state = stateOfCheckout();
  return checks.map((check) =>
    check.name === 'build' ? check : { ...check, resume: keptProgress(check.name, state, afresh) },
  );
}

try {
  process.chdir(projectRoot);
  requireNode();
  const { values } = parseArgs({
    options: {
      deep: { type: 'boolean' },
      quick: { type: 'boolean' },
      only: { type: 'string' },
      afresh: { type: 'boolean' },
      'fuzz-runs': { type: 'string' },
    },
  });
  if (values['fuzz-runs']) process.env.FUZZ_RUNS = values['fuzz-runs'];
  const checks = checksOf(values);
  await install();
  await makeClientTypes();
  makeTextTypes();
  keepTemporaryFiles();
  const results = await (values.deep
    ? performAll(goingOn(checks, values.afresh), ALONE)
    : performAll(checks, AT_ONCE));
  const { text, code } = summaryOf(results);
  console.log(text);
  process.exitCode = code;
} catch (error) {
  giveUp(error);
}
