// The deep run asks of the bench that it runs, that the limit server answers what the product answers, and that no hot path
// sends more statements than it is known for. Nothing here depends on how fast the machine is. The product has to be built.
import { withServers } from './lib/bench-size.mjs';
import { differingFields, measure, statementsOf } from './lib/measure.mjs';
import { scenarios } from './scenarios/index.mjs';

const TINY = { products: 40, students: 100, posts: 200 };
const ONE_ROUND = { rounds: 1, amount: 100, connections: 4, warmUp: 100 };

const { found: faults } = await withServers(TINY, { atRest: 0 }, async ({ product, limit }) => {
  const found = [];
  for (const scenario of scenarios) {
    const { name, statements } = scenario;
    const fields = await differingFields(scenario, { product, limit, size: TINY });
    if (fields.length > 0)
      found.push(
        `${name}: product and limit differ in ${fields.join(', ')}; bench/scenarios follows the product`,
      );
    const sent = await statementsOf(scenario, { product, size: TINY });
    console.log(`${name}: ${sent} statements`);
    if (sent > statements) found.push(`${name}: ${sent} statements instead of ${statements}`);
  }
  const { product: measured } = await measure(scenarios[0], { ...ONE_ROUND, product, limit, size: TINY });
  if (!(measured.perSecond > 0)) found.push('nothing was measured');
  return { found };
});

console.log(faults.join('\n') || 'the same answers, and as many statements as before');
process.exitCode = faults.length === 0 ? 0 : 1;
