import { Kept } from './kept.js';

test('simultaneous requests create a picture once, and a failure is retried', async () => {
  const kept = new Kept<number>(2);
  const make = jest.fn().mockRejectedValueOnce(new Error('no')).mockResolvedValue(7);
  const both = await Promise.allSettled([kept.get('a', make), kept.get('a', make)]);
  expect(both.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  expect(make).toHaveBeenCalledTimes(1);
  expect(await kept.get('a', make)).toBe(7);
});

test('the result unused for longest makes room', async () => {
  const kept = new Kept<string>(2);
  const made: string[] = [];
  const get = (name: string) =>
    kept.get(name, async () => {
      made.push(name);
      return name;
    });
  for (const name of ['a', 'b', 'a', 'c', 'a', 'b']) await get(name);
  expect(made).toEqual(['a', 'b', 'c', 'b']);
});
