import { parseArgs } from 'node:util';

/** Amount of data in the database. */
export const SIZES = {
  small: { products: 100, students: 1_000, posts: 2_000 },
  large: { products: 10_000, students: 100_000, posts: 100_000 },
};

const HELP = `npm run bench -- [options]
  --scenarios=cart,me   only those whose name begins so (all)
  --sizes=small,large   how much is in the database (both)
  --rounds=5            rounds of each server for each scenario
  --seconds=4           how long one round takes
  --connections=50      how many requests are under way at once
  --profile             keeps a CPU profile of the product in bench/profiles
  --no-write            print only; RESULTS.md and results.json stay as they are`;

/** The command's flags, as numbers and lists. */
export function readOptions(args) {
  const { values } = parseArgs({
    args,
    options: {
      scenarios: { type: 'string', default: '' },
      sizes: { type: 'string', default: Object.keys(SIZES).join() },
      rounds: { type: 'string', default: '5' },
      seconds: { type: 'string', default: '4' },
      connections: { type: 'string', default: '50' },
      profile: { type: 'boolean', default: false },
      'no-write': { type: 'boolean', default: false },
      help: { type: 'boolean', default: false },
    },
  });
  if (values.help) return { help: HELP };
  const sizes = values.sizes.split(',');
  const unknown = sizes.find((size) => !(size in SIZES));
  if (unknown) throw new Error(`There is no size ${unknown}: ${Object.keys(SIZES).join(', ')}`);
  return {
    scenarios: values.scenarios.split(',').filter(Boolean),
    sizes,
    rounds: count(values.rounds, 'rounds'),
    seconds: count(values.seconds, 'seconds'),
    connections: count(values.connections, 'connections'),
    profile: values.profile,
    writes: !values['no-write'],
  };
}

function count(text, name) {
  const number = Number(text);
  if (!Number.isInteger(number) || number < 1) throw new Error(`--${name} takes a whole number from 1`);
  return number;
}
