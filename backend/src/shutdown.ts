import type { EventEmitter } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { seconds } from './kernel/clock.js';

/** What a process lets go of, in this order. */
export interface Running {
  /** From now on the balancer sends nobody here. */
  announce: () => void;
  /** Lets the proxy in front notice and answers what it has sent. */
  drain: () => Promise<void>;
  worker: { stop(): Promise<void> };
  app: { close(): Promise<unknown> };
  database: { stop(): Promise<void> };
}

/**
 * Since the signal; gone within ten seconds (product rule 8.3). A job cut off comes back by its lease, so requests get most of the
 * time.
 */
const TIME_TO_STOP = { worker: seconds(3), requests: seconds(9), all: seconds(10) };

/** The worker first, while there is still a server and a database for the job it is at; the database last. */
export async function shutDown(
  { announce, drain, worker, app, database }: Running,
  limits = TIME_TO_STOP,
): Promise<void> {
  const noMoreJobs = until(limits.worker);
  const noMoreRequests = until(limits.requests);
  announce();
  await Promise.all([Promise.race([worker.stop(), noMoreJobs]), Promise.race([drain(), noMoreRequests])]);
  await Promise.race([app.close(), noMoreRequests]);
  await database.stop();
}

/** A signal that comes again changes nothing: npm passes on the Ctrl-C the terminal has sent already. */
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
