// `npm run bench`: the built product beside a limit server, on one database and round about. Ends by itself.
import { readFile, writeFile } from 'node:fs/promises';
import { build } from '../tools/lib/build.mjs';
import { readOptions, SIZES } from './lib/options.mjs';
import { asMarkdown, machine } from './lib/report.mjs';
import { writePart } from './lib/results.mjs';
import { scenarios } from './scenarios/index.mjs';

const options = readOptions(process.argv.slice(2));
if (options.help) {
  console.log(options.help);
  process.exit();
}
const chosen = scenarios.filter(
  ({ name }) => options.scenarios.length === 0 || options.scenarios.some((start) => name.startsWith(start)),
);
if (chosen.length === 0)
  throw new Error(`No such scenario. There are: ${scenarios.map(({ name }) => name).join(', ')}`);

await build('backend');
// Imported only now, because these use the build.
const { withServers } = await import('./lib/bench-size.mjs');
const { measure } = await import('./lib/measure.mjs');

const sizes = [];
for (const name of options.sizes) {
  const rows = SIZES[name];
  console.error(`${name}: ${rows.products} products, ${rows.students} students …`);
  const measured = await withServers(rows, options, async ({ product, limit }) => {
    const results = [];
    for (const scenario of chosen) {
      const result = await measure(scenario, { ...options, product, limit, size: rows });
      console.error(`  ${scenario.name}: ${result.ratio.median.toFixed(2)}, ${result.statements} statements`);
      results.push(result);
    }
    return { results };
  });
  sizes.push({ name, rows, ...measured });
}

const run = { made: new Date().toISOString(), machine: machine(), options, sizes };
const page = asMarkdown(run, await readFile(new URL('NOTES.md', import.meta.url), 'utf8'));
if (options.writes) {
  await writeFile(new URL('results.json', import.meta.url), `${JSON.stringify(run, null, 2)}\n`);
  writePart('server', page);
}
console.log(page);
