import type { EventEmitter } from 'node:events';
import type { Log } from './log.js';

/** After an uncaught error the state is uncertain: it is logged, the process ends, and its supervisor starts it again. */
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
