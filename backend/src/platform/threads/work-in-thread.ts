import { parentPort, workerData } from 'node:worker_threads';
import type { Message } from './thread-message.js';

/** Does the work of a thread that `runInThread` has started, with its input. */
export function workInThread(work: (input: unknown) => unknown): void {
  say({ begins: true });
  say({ result: work(workerData) });
}

function say(message: Message<unknown>): void {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a port between threads has no origin
  parentPort!.postMessage(message);
}
