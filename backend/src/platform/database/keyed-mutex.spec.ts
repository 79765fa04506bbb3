import { KeyedMutex } from './database.js';

describe('work under one key', () => {
  const mutex = new KeyedMutex();

  test('runs in order, even if some of it fails', async () => {
    const done: number[] = [];
    const results = await Promise.allSettled(
      [1, 2, 3].map((n) =>
        mutex.runExclusive('courses', async () => {
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

  test('does not wait for work under another key', async () => {
    let open = (): void => undefined;
    const slow = mutex.runExclusive('slow', () => new Promise<void>((resolve) => (open = resolve)));
    expect(await mutex.runExclusive('quick', async () => 'done')).toBe('done');
    open();
    await slow;
  });
});
