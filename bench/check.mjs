// What a hot path costs is counted and compared with `bench/work.json`: statements, calls in the server's JavaScript, and rows
// that PostgreSQL goes through. The limit server has to answer what the product answers. Nothing here depends on how fast the machine is.
// --large   the larger size, for which the deep run has the time
// --write   keeps the new figures
// The product has to be built.
import { writeFileSync } from 'node:fs';
import { withServers } from './lib/bench-size.mjs';
import { differingFields, measure } from './lib/measure.mjs';
import { COUNTED_SIZES, keptWork, movedFrom, WORK, workOf } from './lib/work.mjs';
import { scenarios } from './scenarios/index.mjs';

const isLarge = process.argv.includes('--large');
const name = isLarge ? 'large' : 'tiny';
const size = COUNTED_SIZES[name];
const ONE_ROUND = { rounds: 1, amount: 100, connections: 4, warmUp: 100 };

const kept = keptWork();
const counted = {};

const { faults } = await withServers(
  size,
  { atRest: 0, keepsPlans: true },
  async ({ product, limit, database }) => {
    const found = [];
    for (const scenario of scenarios) {
      const fields = await differingFields(scenario, { product, limit, size });
      if (fields.length > 0)
        found.push(
          `${scenario.name}: product and limit differ in ${fields.join(', ')}; bench/scenarios follows the product`,
        );
      const work = await workOf(scenario, { product, database, size });
      console.log(`${scenario.name}: ${JSON.stringify(work)}`);
      counted[scenario.name] = work;
      found.push(...movedFrom(kept[name][scenario.name], work).map((fault) => `${scenario.name}: ${fault}`));
    }
    const { product: measured } = await measure(scenarios[0], { ...ONE_ROUND, product, limit, size });
    if (!(measured.perSecond > 0)) found.push('nothing was measured');
    return { faults: found };
  },
);

if (process.argv.includes('--write')) {
  writeFileSync(WORK, `${JSON.stringify({ ...kept, [name]: counted }, null, 2)}\n`);
  console.log(`Kept as the figures of ${name}.`);
} else {
  if (faults.length > 0)
    console.log(
      `${faults.join('\n')}\nIf that is meant: node bench/check.mjs ${isLarge ? '--large ' : ''}--write`,
    );
  else console.log('the same answers for the same work');
  process.exitCode = faults.length === 0 ? 0 : 1;
}
