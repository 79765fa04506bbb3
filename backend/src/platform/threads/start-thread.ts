import { Worker, type WorkerOptions } from 'node:worker_threads';

/** Starts a thread from its compiled file. In a file of its own, because tests start the thread from its source. */
export const startThread = (file: URL, options: WorkerOptions): Worker => new Worker(file, options);
