import type { Message } from './thread-message.js';
import { startThread } from './start-thread.js';

export interface ThreadLimits {
  /** For the work itself; loading the code of the thread does not count. */
  milliseconds: number;
  megabytes: number;
}

/** The work took too much time or memory, and was stopped. */
export class ThreadLimitReached extends Error {
  constructor() {
    super('the work in a thread was stopped at its limit');
    this.name = 'ThreadLimitReached';
  }
}

/**
 * Has work done beside the event loop, in a thread of its own that ends with it: what somebody else wrote may be made so that reading
 * it never ends, and nobody else waits meanwhile. `file` calls `workInThread`. Throws ThreadLimitReached or what the work throws.
 */
export async function runInThread<Result>(
  file: URL,
  input: unknown,
  { milliseconds, megabytes }: ThreadLimits,
): Promise<Result> {
  const thread = startThread(file, {
    workerData: input,
    // it computes, and needs none of the secrets of the installation
    env: {},
    resourceLimits: { maxOldGenerationSizeMb: megabytes },
  });
  let limit: NodeJS.Timeout | undefined;
  try {
    return await new Promise<Result>((resolve, reject) => {
      thread.on('message', (message: Message<Result>) => {
        if ('result' in message) resolve(message.result);
        else limit = setTimeout(() => reject(new ThreadLimitReached()), milliseconds);
      });
      thread.once('error', (error: NodeJS.ErrnoException) =>
        reject(error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? new ThreadLimitReached() : error),
      );
      thread.once('exit', (code) => reject(new Error(`a thread ended with ${code} and without a result`)));
    });
  } finally {
    clearTimeout(limit);
    await thread.terminate();
  }
}
