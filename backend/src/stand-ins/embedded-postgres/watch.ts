import { setTimeout as pause } from 'node:timers/promises';

export interface Watched {
  isRunning: () => Promise<boolean>;
  /** Rejects if it did not start. */
  restart: () => Promise<void>;
  log: (message: string) => void;
}

interface Pauses {
  first: number;
  longest: number;
}

const PAUSES: Pauses = { first: 1_000, longest: 30_000 };

/**
 * Checks repeatedly whether a server runs, and restarts it otherwise, with growing pauses. Returns a function that ends
 * the watch.
 */
export function watch({ isRunning, restart, log }: Watched, pauses = PAUSES): () => Promise<void> {
  const end = new AbortController();
  let length = pauses.first;

  const look = async () => {
    if (await isRunning()) {
      length = pauses.first;
      return;
    }
    length = Math.min(length * 2, pauses.longest);
    log('the database has ended by itself; starting it again');
    await restart();
    log('the database is running again');
  };

  const work = async () => {
    for (;;) {
      await pause(length, undefined, { ref: false, signal: end.signal });
      await look().catch((error: unknown) => log(`the database does not start: ${String(error)}`));
    }
  };

  // Only the pause that the end interrupts rejects.
  const working = work().catch(() => undefined);
  return async () => {
    end.abort();
    await working;
  };
}
