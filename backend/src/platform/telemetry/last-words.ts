import type { EventEmitter } from 'node:events';
import type { Log } from './log.js';

/** After an error nobody caught nothing is certain any more: it is logged, and whoever watches the process starts it anew. */
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
