import { isId, newId } from '../../kernel/ids.js';
import { sameThing } from './same-thing.js';

test('two ids together give one id, always the same, and a different one for every other pair', () => {
  const rosa = newId();
  const ida = newId();
  const course = newId();
  const other = newId();
  const pairs = [
    [rosa, course],
    [rosa, other],
    [ida, course],
    [ida, other],
  ] as const;
  const things = pairs.map(([one, two]) => sameThing(one, two));
  expect(things.every(isId)).toBe(true);
  expect(new Set(things).size).toBe(4);
  expect(sameThing(rosa, course)).toBe(things[0]);
});

test('version and variant are those of an id made by an application', () => {
  const zero = '00000000-0000-0000-0000-000000000000';
  expect(sameThing(zero, zero)).toBe('00000000-0000-8000-8000-000000000000');
  expect(sameThing('ffffffff-ffff-ffff-ffff-ffffffffffff', zero)).toBe(
    'ffffffff-ffff-8fff-bfff-ffffffffffff',
  );
});
