import { isStepBefore } from './first-schema.js';
import { migrations } from './index.js';
import { migrationsNamed } from './migrations-named.js';

const STEPS = Array.from({ length: 155 }, (_, n) => `Step${1_763_600_000_000 + n}`);
const NAMES = migrations.map(({ name }) => name);

test('migrations are found by name, in order', () => {
  expect(migrationsNamed(NAMES.slice(0, 3).toReversed())).toEqual(migrations.slice(0, 3));
});

test('the steps before 0.1.0 count as the whole first schema, whether or not their database has joined it', () => {
  const first = migrations.filter(({ name }) => /\d{13}$/.exec(name)![0] < '1763600001700');
  expect(migrationsNamed(STEPS)).toEqual(first);
  expect(migrationsNamed([...STEPS, ...NAMES])).toEqual(migrations);
});

test('an incomplete set of these steps is refused', () => {
  expect(() => migrationsNamed(STEPS.slice(1))).toThrow('begun before version 0.1.0');
});

test('migrations of a newer version are unknown here', () => {
  expect(migrationsNamed([...NAMES, 'Later9999999999999'])).toBeUndefined();
});

test('no migration of this version reuses a number of the steps before', () => {
  expect(NAMES.filter(isStepBefore)).toEqual([]);
});
