import { startThread } from './start-thread.js';
import type { Message } from './thread-message.js';

export interface ThreadLimits {
  /** Limit of processor time for the work itself; loading the thread's code does not count. */
  milliseconds: number;
  megabytes: number;
}

/** Thrown when work took too much time or memory and was stopped. */
export class ThreadLimitReached extends Error {
  constructor() {
    super('the work in a thread was stopped at its limit');
    this.name = 'ThreadLimitReached';
  }
}

/**
 * Runs work in a thread that ends with it, because crafted content may take forever to read and must not block the
 * event loop. `file` calls `workInThread`. Throws ThreadLimitReached or the work's error.
 */
export async function runInThread<Result>(
  file: URL,
  input: unknown,
  { milliseconds, megabytes }: ThreadLimits,
): Promise<Result> {
  const thread = startThread(file, {
    workerData: input,
    // the thread only computes, and needs none of the installation's secrets
    env: {},
    resourceLimits: { maxOldGenerationSizeMb: megabytes },
  });
  let stopWatching = () => {};
  try {
    return await new Promise<Result>((resolve, reject) => {
      thread.on('message', (message: Message<Result>) => {
        if ('result' in message) resolve(message.result);
        else stopWatching = watchTime(milliseconds, () => reject(new ThreadLimitReached()));
      });
      thread.once('error', (error: NodeJS.ErrnoException) =>
        reject(error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? new ThreadLimitReached() : error),
      );
      thread.once('exit', (code) => reject(new Error(`a thread ended with ${code} and without a result`)));
    });
  } finally {
    stopWatching();
    await thread.terminate();
  }
}

/**
 * Calls back once a thread may have used this much processor time. It waits at least that long, and until the whole
 * process has used as much, because on a busy machine the thread may barely have started. Returns a function that ends
 * the watch.
 */
function watchTime(milliseconds: number, isOver: () => void): () => void {
  const before = process.cpuUsage();
  let timer = setTimeout(look, milliseconds);
  function look() {
    const { user, system } = process.cpuUsage(before);
    const left = milliseconds - (user + system) / 1000;
    if (left <= 0) isOver();
    else timer = setTimeout(look, left);
  }
  return () => clearTimeout(timer);
}
