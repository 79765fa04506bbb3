const SAY_EVERY_MS = 10_000;

/** Reports the progress of a long run from time to time. */
export class Progress {
  private readonly began = performance.now();
  private saidAt = this.began;
  private done = 0;

  constructor(private readonly total: number) {}

  add(count: number): void {
    this.done += count;
    const now = performance.now();
    if (now - this.saidAt < SAY_EVERY_MS && this.done < this.total) return;
    this.saidAt = now;
    const rate = Math.round((this.done * 1000) / (now - this.began));
    process.stderr.write(`${this.done} of ${this.total} requests, ${rate} a second\n`);
  }
}
