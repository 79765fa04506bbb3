/** Work of one line is done piece by piece, in the order it came; different lines know nothing of one another. */
export class Turns {
  private readonly last = new Map<string, Promise<void>>();

  take<Result>(line: string, work: () => Promise<Result>): Promise<Result> {
    const mine = (this.last.get(line) ?? Promise.resolve()).then(work);
    const over: Promise<void> = mine.then(
      () => this.leave(line, over),
      () => this.leave(line, over),
    );
    this.last.set(line, over);
    return mine;
  }

  /** The last one out takes the line with it. */
  private leave(line: string, over: Promise<void>): void {
    if (this.last.get(line) === over) this.last.delete(line);
  }
}
