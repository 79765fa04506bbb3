import { parentPort, workerData } from 'node:worker_threads';
import type { Message } from './thread-message.js';

/** Does the work of a thread which `runInThread` has started, with the input it was given there. */
export function workInThread(work: (input: unknown) => unknown): void {
  say({ begins: true });
  say({ result: work(workerData) });
}

function say(message: Message<unknown>): void {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a port between threads has no origin
  parentPort!.postMessage(message);
}
