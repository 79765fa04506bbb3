import { HashingGate } from './hashing-gate.js';

/** Work that goes on until the test ends it. */
function work() {
  let end: () => void = () => undefined;
  const started = jest.fn(
    () =>
      new Promise<void>((resolve) => {
        end = resolve;
      }),
  );
  return {
    run: started,
    end: () => end(),
    get started() {
      return started.mock.calls.length > 0;
    },
  };
}

const settle = () => new Promise((resolve) => setImmediate(resolve));

describe('the gate before password hashing', () => {
  test('lets only so many in at once, and the next as soon as one leaves', async () => {
    const gate = new HashingGate(2, 5);
    const [first, second, third] = [work(), work(), work()];
    const all = [first, second, third].map(({ run }) => gate.pass(run));
    await settle();
    expect([first.started, second.started, third.started]).toEqual([true, true, false]);
    first.end();
    await settle();
    expect(third.started).toBe(true);
    second.end();
    third.end();
    await Promise.all(all);
  });

  test('refuses a caller for a moment when the queue is full', async () => {
    const gate = new HashingGate(1, 1);
    const [first, second] = [work(), work()];
    const all = [gate.pass(first.run), gate.pass(second.run)];
    await expect(gate.pass(work().run)).rejects.toMatchObject({
      kind: 'unavailable',
      code: 'busy',
      details: { retryAfterSeconds: 2 },
    });
    first.end();
    await settle();
    second.end();
    await Promise.all(all);
  });

  test('frees the place of work that failed', async () => {
    const gate = new HashingGate(1, 0);
    await expect(gate.pass(() => Promise.reject(new Error('no')))).rejects.toThrow('no');
    await expect(gate.pass(() => Promise.resolve('yes'))).resolves.toBe('yes');
  });
});
