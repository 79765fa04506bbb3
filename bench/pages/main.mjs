// `npm run bench:pages`: Lighthouse over the pages people come to, and the player's layout shift on a phone.
//   --runs=5        visits of each page
//   --only=home     one page
//   --note=words    what a reader should know of this run
//   --write         puts the result into bench/RESULTS.md
import { parseArgs } from 'node:util';
import { build } from '../../tools/lib/build.mjs';
import { writePart } from '../lib/results.mjs';
import { demoVisitors } from './demo-visitors.mjs';
import { layoutShiftOf } from './layout-shift.mjs';
import { medianOf, visit } from './lighthouse.mjs';
import { startProduct } from './product-server.mjs';
import { toMarkdown } from './report.mjs';
import { runProgram } from './run-program.mjs';

const GOALS = { performance: 95, playerShift: 0.05 };

const { values } = parseArgs({
  options: {
    runs: { type: 'string', default: '5' },
    only: { type: 'string' },
    note: { type: 'string' },
    write: { type: 'boolean', default: false },
  },
});
const runs = Number(values.runs);

await build();
const browser = (await runProgram(process.execPath, ['tools/browser.mjs'])).trim().split('\n').at(-1);
const product = await startProduct();
try {
  const results = await measure(product.url);
  const markdown = toMarkdown(results);
  console.log(JSON.stringify(results, undefined, 2));
  console.log(markdown);
  if (values.write) writePart('pages', markdown);
} finally {
  await product.stop();
}

async function measure(url) {
  const { courseId, cart, member, learnedId } = await demoVisitors(url);
  const pages = [
    { name: 'home', path: '/' },
    { name: 'library', path: '/library' },
    { name: 'product', path: `/course/${courseId}` },
    { name: 'cart', path: '/cart', cookie: cart },
  ].filter(({ name }) => !values.only || name === values.only);
  const layoutShift = await layoutShiftOf(`${url}/course/${learnedId}`, { browser, cookie: member });
  console.error(`player: layout shift ${layoutShift.toFixed(3)}`);
  const visits = pages.map(() => []);
  // In rounds, so that a busy minute of the machine affects every page equally.
  for (let round = 0; round < runs; round++) {
    for (const [index, { name, path, cookie }] of pages.entries()) {
      const visited = await visit(url + path, { browser, cookie });
      visits[index].push(visited);
      console.error(`${name}: ${visited.scores.join(' ')}`);
    }
  }
  const results = pages.map(({ name }, index) => ({ name, ...medianOf(visits[index]) }));
  return {
    made: new Date().toISOString(),
    machineIndex: medianOf(visits.flat()).machineIndex,
    note: values.note,
    runs,
    goals: GOALS,
    player: { layoutShift },
    pages: results,
  };
}
