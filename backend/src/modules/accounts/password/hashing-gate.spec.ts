import { stat } from 'node:fs/promises';
import { hash } from '@node-rs/argon2';
import { HashingGate } from './hashing-gate.js';
import { hashingGate } from './password-hasher.service.js';

/** Work that lasts until the test ends it. */
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
  test('lets in only so many at once, and the next one as soon as one leaves', async () => {
    const gate = new HashingGate(2, 5);
    const first = work();
    const second = work();
    const third = work();
    const all = [first, second, third].map(({ run }) => gate.pass('stranger', run));
    await settle();
    expect([first.started, second.started, third.started]).toEqual([true, true, false]);
    first.end();
    await settle();
    expect(third.started).toBe(true);
    second.end();
    third.end();
    await Promise.all(all);
  });

  test('asks a caller to retry when the queue is full', async () => {
    const gate = new HashingGate(1, 1);
    const first = work();
    const second = work();
    const all = [gate.pass('stranger', first.run), gate.pass('stranger', second.run)];
    await expect(gate.pass('stranger', work().run)).rejects.toMatchObject({
      kind: 'unavailable',
      code: 'busy',
      details: { retryAfterSeconds: 2 },
    });
    first.end();
    await settle();
    second.end();
    await Promise.all(all);
  });

  test('frees the slot of work that failed', async () => {
    const gate = new HashingGate(1, 0);
    await expect(gate.pass('stranger', () => Promise.reject(new Error('no')))).rejects.toThrow('no');
    await expect(gate.pass('stranger', () => Promise.resolve('yes'))).resolves.toBe('yes');
  });

  test('lets known callers go first, and strangers cannot fill their queue', async () => {
    const gate = new HashingGate(1, 1);
    const running = work();
    const stranger = work();
    const owner = work();
    const all = [
      gate.pass('stranger', running.run),
      gate.pass('stranger', stranger.run),
      gate.pass('known', owner.run),
    ];
    await settle();
    expect(() => gate.expectRoom('stranger')).toThrow('Many people are signing in');
    running.end();
    await settle();
    expect([stranger.started, owner.started]).toEqual([false, true]);
    owner.end();
    await settle();
    stranger.end();
    await Promise.all(all);
  });

  test('leaves threads of the pool to others: a file is read while the maximum of passwords is being hashed', async () => {
    const gate = hashingGate();
    let hashed = 0;
    const all = Array.from({ length: 8 }, () =>
      gate.pass('stranger', async () => {
        await hash('a walk among birches', { memoryCost: 19_456, timeCost: 20, parallelism: 1 });
        hashed++;
      }),
    );
    await settle();
    // behind eight hashes on four threads, it would be read only after some of them
    await stat(__filename);
    expect(hashed).toBe(0);
    await Promise.all(all);
    expect(hashed).toBe(8);
  });
});
