import { DomainError } from '../../../kernel/errors.js';

/**
 * Hashing a password costs 19 MiB and a core for a moment, on purpose. At most `width` hashes run at once, `queue`
 * more wait, and further callers are asked to try again: nobody may stop the server by signing in many times.
 */
export class HashingGate {
  private running = 0;
  private readonly waiting: (() => void)[] = [];

  constructor(
    private readonly width = 4,
    private readonly queue = 16,
  ) {}

  async pass<Result>(work: () => Promise<Result>): Promise<Result> {
    await this.enter();
    try {
      return await work();
    } finally {
      this.leave();
    }
  }

  private enter(): Promise<void> | undefined {
    if (this.running < this.width) {
      this.running++;
      return undefined;
    }
    if (this.waiting.length >= this.queue) {
      throw new DomainError(
        'unavailable',
        'busy',
        'Many people are signing in. Please try again in a moment.',
        {
          retryAfterSeconds: 2,
        },
      );
    }
    return new Promise((resolve) => this.waiting.push(resolve));
  }

  /** The place is given to the next caller in the queue, so that no new caller comes first. */
  private leave(): void {
    const next = this.waiting.shift();
    if (next) next();
    else this.running--;
  }
}
