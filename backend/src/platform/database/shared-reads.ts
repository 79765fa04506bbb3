/**
 * Answers simultaneous callers with the same question by one read. A read serves only callers who asked before it
 * began, so no answer is older than its question; later callers wait for the next one.
 */
export class SharedReads<Result> {
  private readonly running = new Map<string, Promise<void>>();
  private readonly next = new Map<string, Promise<Result>>();

  read(key: string, read: () => Promise<Result>): Promise<Result> {
    const running = this.running.get(key);
    if (!running) return this.begin(key, read);
    const next = this.next.get(key) ?? running.then(() => this.begin(key, read));
    this.next.set(key, next);
    return next;
  }

  private begin(key: string, read: () => Promise<Result>): Promise<Result> {
    this.next.delete(key);
    const result = read();
    const settled: Promise<void> = result.then(
      () => this.end(key, settled),
      () => this.end(key, settled),
    );
    this.running.set(key, settled);
    return result;
  }

  private end(key: string, settled: Promise<void>): void {
    if (this.running.get(key) === settled) this.running.delete(key);
  }
}
