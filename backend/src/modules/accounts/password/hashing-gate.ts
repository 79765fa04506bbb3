import { DomainError } from '../../../kernel/errors.js';

/** Queue of the caller. Known callers go before strangers. */
export type Caller = 'known' | 'stranger';

/**
 * Limits password hashing, which deliberately costs 19 MiB and one core. At most `width` hashes run at once and `queue`
 * more wait; further callers must try again, so nobody can stop the server with many sign-ins. Known callers have their
 * own queue and go first, so strangers cannot block them.
 */
export class HashingGate {
  private running = 0;
  private readonly waiting: Record<Caller, (() => void)[]> = { known: [], stranger: [] };

  constructor(
    private readonly width: number,
    private readonly queue: number,
  ) {}

  /** Throws 503 with Retry-After if the queue is full. Call it before any other work for the caller. */
  expectRoom(caller: Caller): void {
    if (this.running < this.width || this.waiting[caller].length < this.queue) return;
    throw new DomainError('busy', 'Many people are signing in right now. Please try again in a moment.', {
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

  /** Passes the slot to the next caller in the queue, ahead of new callers. */
  private leave(): void {
    const next = this.waiting.known.shift() ?? this.waiting.stranger.shift();
    if (next) next();
    else this.running--;
  }
}
