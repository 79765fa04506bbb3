import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { Worker, type WorkerOptions } from 'node:worker_threads';

/** Replaces platform/threads/start-thread.ts: the thread compiles the source while loading it. */
export const startThread = (file: URL, options: WorkerOptions): Worker =>
  new Worker(path.join(__dirname, 'from-source.cjs'), {
    ...options,
    argv: [fileURLToPath(file).replace(/\.js$/, '.ts')],
  });
