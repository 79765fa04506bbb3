import type { EventEmitter } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { seconds } from './kernel/clock.js';

/** Parts of a running process that a shutdown ends. */
export interface Running {
  /** Tells the load balancer to stop sending requests. */
  announce: () => void;
  /** Waits until the proxy notices, and answers the requests it has sent. */
  drain: () => Promise<void>;
  worker: { stop(): Promise<void> };
  app: { close(): Promise<unknown> };
  database: { stop(): Promise<void> };
}

/** Time limits since the signal, ten seconds in all (product rule 8.3). An interrupted job returns once its lease ends. */
const TIME_TO_STOP = { worker: seconds(3), requests: seconds(9), all: seconds(10) };

/** Stops the worker while its current job still has server and database; the database stops last. */
export async function shutDown({ announce, drain, worker, app, database }: Running, limits = TIME_TO_STOP) {
  const noMoreJobs = until(limits.worker);
  const noMoreRequests = until(limits.requests);
  announce();
  await Promise.all([Promise.race([worker.stop(), noMoreJobs]), Promise.race([drain(), noMoreRequests])]);
  await Promise.race([app.close(), noMoreRequests]);
  await database.stop();
}

/**
 * Stops at the first signal and ignores repeated ones, because npm passes on the Ctrl-C that the terminal has already
 * sent.
 */
export function stopOnSignals(
  stop: () => Promise<void>,
  exit: (code: number) => void = (code) => process.exit(code),
  signals: EventEmitter = process,
): void {
  let stopping = false;
  const onSignal = () => {
    if (stopping) return;
    stopping = true;
    setTimeout(() => exit(1), TIME_TO_STOP.all).unref();
    stop().then(
      () => exit(0),
      () => exit(1),
    );
  };
  for (const signal of ['SIGINT', 'SIGTERM']) signals.on(signal, onSignal);
}

const until = (milliseconds: number): Promise<void> => pause(milliseconds, undefined, { ref: false });
