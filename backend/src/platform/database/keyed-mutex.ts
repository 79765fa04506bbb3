/** Runs work under the same key one piece after the other, in the order it came; other keys do not wait. */
export class KeyedMutex {
  private readonly last = new Map<string, Promise<void>>();

  runExclusive<Result>(key: string, work: () => Promise<Result>): Promise<Result> {
    const result = (this.last.get(key) ?? Promise.resolve()).then(work);
    const settled: Promise<void> = result.then(
      () => this.release(key, settled),
      () => this.release(key, settled),
    );
    this.last.set(key, settled);
    return result;
  }

  /** Removes the key if nothing waits for it. */
  private release(key: string, settled: Promise<void>): void {
    if (this.last.get(key) === settled) this.last.delete(key);
  }
}
