// Shows that the gate's bench can fail: a slow query, costly code and an added statement, each planted in the built product,
// must be named with both figures. Ours, because the counts are. The product has to be built.
import { fileURLToPath } from 'node:url';
import { withServers } from '../bench/lib/bench-size.mjs';
import { COUNTED_SIZES, keptWork, movedFrom, workOf } from '../bench/lib/work.mjs';
import { scenarios } from '../bench/scenarios/index.mjs';
import { say } from './lib/progress.mjs';

const size = COUNTED_SIZES.tiny;
const kept = keptWork().tiny;

/** Faults by the path that `bench/lib/planted.mjs` makes more expensive, in the words of the check. */
const EXPECTED = {
  notifications: /^\d+ rows in PostgreSQL’s plans instead of \d+$/,
  me: /^\d+ calls of functions instead of \d+$/,
  orders: /^2 statements instead of 1$/,
};

await withServers(
  size,
  {
    atRest: 0,
    keepsPlans: true,
    imports: [fileURLToPath(new URL('../bench/lib/planted.mjs', import.meta.url))],
  },
  async ({ product, database }) => {
    for (const [name, expected] of Object.entries(EXPECTED)) {
      const scenario = scenarios.find((one) => one.name === name);
      const found = movedFrom(kept[name], await workOf(scenario, { product, database, size }));
      if (!found.some((fault) => expected.test(fault)))
        throw new Error(`${name}: the planted fault was not named, only: ${found.join(', ') || 'nothing'}`);
      say(`${name}: ${found.join(', ')}`);
    }
    return {};
  },
);
