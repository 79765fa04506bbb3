import type { EventEmitter } from 'node:events';
import type { Log } from './log.js';

/** Logs an uncaught error and ends the process, because its state is uncertain; the supervisor restarts it. */
export function dieOfTheUnexpected(
  log: Pick<Log, 'error'>,
  exit: (code: number) => void = (code) => process.exit(code),
  source: EventEmitter = process,
): void {
  for (const happening of ['uncaughtException', 'unhandledRejection']) {
    source.on(happening, (error: unknown) => {
      log.error({ error }, happening);
      exit(1);
    });
  }
}
