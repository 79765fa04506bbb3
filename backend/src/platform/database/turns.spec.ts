import { Turns } from './turns.js';

describe('a line', () => {
  const turns = new Turns();

  test('is done in order, whatever fails in it', async () => {
    const done: number[] = [];
    const results = await Promise.allSettled(
      [1, 2, 3].map((n) =>
        turns.take('courses', async () => {
          done.push(n);
          await Promise.resolve();
          done.push(n);
          if (n === 2) throw new Error('refused');
          return n;
        }),
      ),
    );
    expect(done).toEqual([1, 1, 2, 2, 3, 3]);
    expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
  });

  test('does not wait for another', async () => {
    let open = (): void => undefined;
    const slow = turns.take('slow', () => new Promise<void>((resolve) => (open = resolve)));
    expect(await turns.take('quick', async () => 'done')).toBe('done');
    open();
    await slow;
  });
});
