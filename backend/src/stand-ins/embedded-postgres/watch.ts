import { setTimeout as pause } from 'node:timers/promises';

export interface Watched {
  isRunning: () => Promise<boolean>;
  /** Rejects when it did not start. */
  restart: () => Promise<void>;
  log: (message: string) => void;
}

interface Pauses {
  first: number;
  longest: number;
}

const PAUSES: Pauses = { first: 1_000, longest: 30_000 };

/**
 * Checks repeatedly whether a server runs, and restarts it if it does not. The pauses grow while the server does not stay
 * up. Returns a function that ends the watch: afterwards nothing is started any more.
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

  // The pause that is interrupted at the end is the only thing that rejects.
  const working = work().catch(() => undefined);
  return async () => {
    end.abort();
    await working;
  };
}
