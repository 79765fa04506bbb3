import { isMainThread } from 'node:worker_threads';
import { workInThread } from '../../src/platform/threads/work-in-thread.js';

const JOBS: Record<string, () => string> = {
  greet: () => (isMainThread ? 'still on it' : 'hello from beside the event loop'),
  fail: () => {
    throw new Error('no such luck');
  },
  loop: () => {
    for (;;);
  },
  hoard: () => {
    const kept: string[][] = [];
    for (;;) kept.push(Array.from({ length: 10_000 }, (_, n) => `${n}`));
  },
  environment: () => JSON.stringify(process.env),
};

workInThread((job) => JOBS[job as string]!());
