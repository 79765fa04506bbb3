import { SharedReads } from './shared-reads.js';

interface Reading {
  resolve: (value: number) => void;
  reject: (error: Error) => void;
}

/** A source whose reads end when the test says so. */
function aSource() {
  const shared = new SharedReads<number>();
  const begun: Reading[] = [];
  const ask = (key = 'products') =>
    shared.read(key, () => new Promise<number>((resolve, reject) => begun.push({ resolve, reject })));
  return { ask, begun };
}

/** Waits until settled promises have run their callbacks. */
const turns = () => new Promise(setImmediate);

describe('shared reads', () => {
  test('answer everyone who asks during a read with the next one, which begins after they asked', async () => {
    const { ask, begun } = aSource();
    const first = ask();
    const later = [ask(), ask(), ask()];
    expect(begun).toHaveLength(1);
    begun[0]!.resolve(1);
    expect(await first).toBe(1);
    await turns();
    expect(begun).toHaveLength(2);
    begun[1]!.resolve(2);
    expect(await Promise.all(later)).toEqual([2, 2, 2]);
  });

  test('begin at once if none is running', async () => {
    const { ask, begun } = aSource();
    const first = ask();
    begun[0]!.resolve(1);
    await first;
    await turns();
    void ask();
    expect(begun).toHaveLength(2);
  });

  test('of different things do not wait for each other', () => {
    const { ask, begun } = aSource();
    void ask('products');
    void ask('students');
    expect(begun).toHaveLength(2);
  });

  test('that fail reject only their own callers', async () => {
    const { ask, begun } = aSource();
    const failed = ask();
    const waiting = ask();
    begun[0]!.reject(new Error('gone'));
    await expect(failed).rejects.toThrow('gone');
    await turns();
    begun[1]!.resolve(2);
    expect(await waiting).toBe(2);
  });
});
