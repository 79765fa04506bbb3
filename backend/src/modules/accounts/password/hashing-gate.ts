import { DomainError } from '../../../kernel/errors.js';

/** Queue of the caller. Known callers go before strangers. */
export type Caller = 'known' | 'stranger';

/**
 * Hashing a password costs 19 MiB and a core for a moment, on purpose. At most `width` hashes run at once, `queue`
 * more wait, and further callers are asked to try again: nobody may stop the server by signing in many times. Those who are
 * known have a queue of their own and go first: a stranger cannot keep them out by filling the other.
 */
export class HashingGate {
  private running = 0;
  private readonly waiting: Record<Caller, (() => void)[]> = { known: [], stranger: [] };

  constructor(
    private readonly width: number,
    private readonly queue: number,
  ) {}

  /** Throws 503 with Retry-After when the queue is full. Call this before anything else is done for a caller. */
  expectRoom(caller: Caller): void {
    if (this.running < this.width || this.waiting[caller].length < this.queue) return;
    throw new DomainError('busy', 'Many people are signing in. Please try again in a moment.', {
      retryAfterSeconds: 2,
    });
  }

  async pass<Result>(caller: Caller, work: () => Promise<Result>): Promise<Result> {
    await this.enter(caller);
    try {
      return await work();
    } finally {
      this.leave();
    }
  }

  private enter(caller: Caller): Promise<void> | undefined {
    this.expectRoom(caller);
    if (this.running < this.width) {
      this.running++;
      return undefined;
    }
    return new Promise((resolve) => this.waiting[caller].push(resolve));
  }

  /** The place is given to the next caller in the queue, so that no new caller comes first. */
  private leave(): void {
    const next = this.waiting.known.shift() ?? this.waiting.stranger.shift();
    if (next) next();
    else this.running--;
  }
}
