import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { Worker, type WorkerOptions } from 'node:worker_threads';

/** In place of platform/threads/start-thread.ts: the source is compiled as the thread loads it. */
export const startThread = (file: URL, options: WorkerOptions): Worker =>
  new Worker(path.join(__dirname, 'from-source.cjs'), {
    ...options,
    argv: [fileURLToPath(file).replace(/\.js$/, '.ts')],
  });
