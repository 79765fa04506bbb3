// `npm run topology -- <proof>`: the product as several processes, and what becomes of it when one after the other fails.
import { readdirSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { build } from '../tools/lib/build.mjs';
import { say } from '../tools/lib/progress.mjs';
import { clearEarlierRuns, leaveNothing } from './topology/belongings.mjs';

const [name, ...args] = process.argv.slice(2);
const names = readdirSync(new URL('topology/proofs', import.meta.url)).map((file) =>
  file.replace('.mjs', ''),
);
if (!names.includes(name)) {
  console.log('npm run topology -- <proof> [--option value …]\n');
  for (const each of names) {
    const { about, options } = await import(`./topology/proofs/${each}.mjs`);
    const said = Object.entries(options).map(([option, { default: value }]) => `--${option} ${value}`);
    console.log(`  ${each.padEnd(12)}${about}${said.length ? ` (${said.join(' ')})` : ''}`);
  }
  process.exit(name === undefined ? 0 : 1);
}

const { prove, options } = await import(`./topology/proofs/${name}.mjs`);
const { values } = parseArgs({ args, options });
if (!process.env.BUILT) await build();
clearEarlierRuns();
leaveNothing();
const { result, isProven } = await prove(values);
console.log(JSON.stringify(result, null, 2));
say(isProven ? 'proven' : 'NOT PROVEN');
process.exit(isProven ? 0 : 1);
