import { Refusal } from './refusal';

interface Waiting<Answer> {
  resolve: (answer: Answer) => void;
  reject: (reason: Error) => void;
}

/** Calls held until the test answers them, oldest first. */
export class HeldCalls<Answer> {
  private readonly calls: Waiting<Answer>[] = [];

  /** Number of held calls. */
  get waiting(): number {
    return this.calls.length;
  }

  readonly take = (): Promise<Answer> =>
    new Promise((resolve, reject) => void this.calls.push({ resolve, reject }));

  answer(answer: Answer): void {
    this.oldest().resolve(answer);
  }

  refuse(...refusal: ConstructorParameters<typeof Refusal>): void {
    this.oldest().reject(new Refusal(...refusal));
  }

  /** Fails the oldest call with a network error. */
  drop(): void {
    this.oldest().reject(networkFailure());
  }

  private oldest(): Waiting<Answer> {
    const call = this.calls.shift();
    if (!call) throw new Error('No call waits for an answer.');
    return call;
  }
}

/** Error that `fetch` throws without a network. */
export const networkFailure = (): TypeError => new TypeError('Failed to fetch');
