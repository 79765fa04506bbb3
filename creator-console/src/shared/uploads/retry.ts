import { RETRY_AFTER_MS, RETRY_WHILE_AWAY_MS } from './upload-purpose';

interface RetryOptions {
  signal?: AbortSignal | undefined;
  /** Called with true when the first tries have failed, and with false when the work has succeeded or ended. */
  onWaiting: (isWaiting: boolean) => void;
  pause?: (ms: number, signal: AbortSignal | undefined) => Promise<void>;
}

/**
 * Retries after 0, 1, 3 and 5 seconds, and then whenever the network may be back: a dropped connection or a restarting
 * server ends no upload. A refusal ends it immediately.
 */
export async function retrying<T>(
  work: () => Promise<T>,
  { signal, onWaiting, pause = pauseOrOnline }: RetryOptions,
): Promise<T> {
  const delays = RETRY_AFTER_MS.values();
  let isWaiting = false;
  try {
    for (;;) {
      try {
        return await work();
      } catch (error) {
        if (signal?.aborted || !isWorthRetrying(error)) throw error;
        const { value: delay } = delays.next();
        if (delay === undefined && !isWaiting) onWaiting((isWaiting = true));
        await pause(delay ?? RETRY_WHILE_AWAY_MS, signal);
      }
    }
  } finally {
    if (isWaiting) onWaiting(false);
  }
}

/** Statuses besides server failures: signed out (the coach may sign in again), too late, too early, too many. */
const RETRIED_STATUSES = new Set([401, 408, 425, 429]);

/** A lost network has no status (fetch) or 0 (XMLHttpRequest, which Uppy keeps as the error's source). */
export function isWorthRetrying(error: unknown): boolean {
  const { status, source } = error as { status?: unknown; source?: { status?: unknown } };
  const answered = status ?? source?.status;
  if (typeof answered !== 'number') return error instanceof TypeError;
  return answered === 0 || answered >= 500 || RETRIED_STATUSES.has(answered);
}

function pauseOrOnline(ms: number, signal: AbortSignal | undefined): Promise<void> {
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
