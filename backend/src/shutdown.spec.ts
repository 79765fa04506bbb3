import { EventEmitter } from 'node:events';
import { shutDown, stopOnSignals } from './shutdown.js';

const never = () => new Promise<void>(() => undefined);
const LIMITS = { worker: 5, requests: 10, all: 50 };

function running(stuck: { worker?: boolean; drain?: boolean; app?: boolean } = {}) {
  const order: string[] = [];
  const step = (name: string, isStuck?: boolean) => () => {
    order.push(name);
    return isStuck ? never() : Promise.resolve();
  };
  return {
    order,
    announce: () => void order.push('not ready'),
    drain: step('last answers', stuck.drain),
    worker: { stop: step('worker', stuck.worker) },
    app: { close: step('requests', stuck.app) },
    database: { stop: step('database') },
  };
}

describe('stopping', () => {
  test('is announced first, then ends the worker, gives the last answers, and closes the requests and the database', async () => {
    const parts = running();
    await shutDown(parts);
    expect(parts.order).toEqual(['not ready', 'worker', 'last answers', 'requests', 'database']);
  });

  test.each([{ worker: true }, { drain: true }, { app: true }])(
    'continues when %j does not end',
    async (stuck) => {
      const parts = running(stuck);
      await shutDown(parts, LIMITS);
      expect(parts.order).toEqual(['not ready', 'worker', 'last answers', 'requests', 'database']);
    },
  );

  test('a second signal neither stops twice nor kills', async () => {
    const signals = new EventEmitter();
    const stop = jest.fn(() => Promise.resolve());
    const exit = jest.fn();
    stopOnSignals(stop, exit, signals);
    signals.emit('SIGINT');
    expect(signals.emit('SIGINT')).toBe(true);
    expect(signals.emit('SIGTERM')).toBe(true);
    await new Promise(process.nextTick);
    expect(stop).toHaveBeenCalledTimes(1);
    expect(exit.mock.calls).toEqual([[0]]);
  });

  test('with a failure sets an exit code', async () => {
    const signals = new EventEmitter();
    const exit = jest.fn();
    stopOnSignals(() => Promise.reject(new Error('no')), exit, signals);
    signals.emit('SIGTERM');
    await new Promise(process.nextTick);
    expect(exit.mock.calls).toEqual([[1]]);
  });
});
