import { RETRY_AFTER_MS, WHILE_AWAY_MS } from './limits';

interface Patience {
  signal?: AbortSignal | undefined;
  /** Told with true when the tries of the specification are used up, with false when it has come through. */
  onAway: (isAway: boolean) => void;
  rest?: (ms: number, signal: AbortSignal | undefined) => Promise<void>;
}

/**
 * Tries after 0, 1, 3 and 5 seconds, and from then on whenever the network may be back: a dropped connection or a
 * server that restarts ends no upload. A refusal ends it at once.
 */
export async function patiently<T>(
  work: () => Promise<T>,
  { signal, onAway, rest = restOrOnline }: Patience,
): Promise<T> {
  const delays = RETRY_AFTER_MS.values();
  let isAway = false;
  try {
    for (;;) {
      try {
        return await work();
      } catch (error) {
        if (signal?.aborted || !isWorthAnotherTry(error)) throw error;
        const { value: delay } = delays.next();
        if (delay === undefined && !isAway) onAway((isAway = true));
        await rest(delay ?? WHILE_AWAY_MS, signal);
      }
    }
  } finally {
    if (isAway) onAway(false);
  }
}

/** Besides what a server in trouble says: signed out (she may sign in again), too late, too early, too many. */
const AGAIN = new Set([401, 408, 425, 429]);

/** A lost network says nothing (fetch) or 0 (XMLHttpRequest, which Uppy keeps as the error's source). */
export function isWorthAnotherTry(error: unknown): boolean {
  const { status, source } = error as { status?: unknown; source?: { status?: unknown } };
  const answered = status ?? source?.status;
  if (typeof answered !== 'number') return error instanceof TypeError;
  return answered === 0 || answered >= 500 || AGAIN.has(answered);
}

function restOrOnline(ms: number, signal: AbortSignal | undefined): Promise<void> {
  return new Promise((resolve, reject) => {
    const end = (then: () => void) => () => {
      clearTimeout(timer);
      removeEventListener('online', wake);
      signal?.removeEventListener('abort', stop);
      then();
    };
    const wake = end(resolve);
    const stop = end(() => reject(signal?.reason));
    const timer = setTimeout(wake, ms);
    addEventListener('online', wake);
    signal?.addEventListener('abort', stop);
  });
}
