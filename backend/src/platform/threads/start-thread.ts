import { Worker, type WorkerOptions } from 'node:worker_threads';

/** Starts a thread by its compiled file. Separate, because tests start the thread from its source. */
export const startThread = (file: URL, options: WorkerOptions): Worker => new Worker(file, options);
