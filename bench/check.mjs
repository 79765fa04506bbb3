// What `npm test` asks of the bench: that it runs, and that no hot path sends more statements than it is known for. Nothing
// here depends on how fast the machine is. The product has to be built.
import { withServers } from './lib/bench-size.mjs';
import { answersAlike, measure, statementsOf } from './lib/measure.mjs';
import { scenarios } from './scenarios/index.mjs';

const TINY = { products: 40, students: 100 };
const ONE_ROUND = { rounds: 1, seconds: 1, connections: 4 };

const faults = await withServers(TINY, { atRest: 0 }, async ({ product, limit }) => {
  const found = [];
  for (const scenario of scenarios) {
    const { name, statements } = scenario;
    if (!(await answersAlike(scenario, { product, limit, size: TINY })))
      console.log(`${name}: the limit answers something else; bench/scenarios has to follow the product`);
    const sent = await statementsOf(scenario, { product, size: TINY });
    console.log(`${name}: ${sent} statements`);
    if (sent > statements) found.push(`${name}: ${sent} statements instead of ${statements}`);
  }
  const { product: measured } = await measure(scenarios[0], { ...ONE_ROUND, product, limit, size: TINY });
  if (!(measured.perSecond > 0)) found.push('nothing was measured');
  return { found };
});

console.log(faults.found.join('\n') || 'as many statements as before');
process.exitCode = faults.found.length === 0 ? 0 : 1;
