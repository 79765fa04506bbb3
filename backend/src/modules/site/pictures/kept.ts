/** Cache of the latest results of expensive work, by name; simultaneous requests share one result. */
export class Kept<Result> {
  private readonly results = new Map<string, Promise<Result>>();

  constructor(private readonly most: number) {}

  get(name: string, make: () => Promise<Result>): Promise<Result> {
    const result = this.results.get(name) ?? make();
    // The most recently used result is dropped last.
    this.results.delete(name);
    this.results.set(name, result);
    const [oldest] = this.results.keys();
    if (this.results.size > this.most && oldest !== undefined) this.results.delete(oldest);
    return result.catch((error: unknown) => {
      if (this.results.get(name) === result) this.results.delete(name);
      throw error;
    });
  }
}
