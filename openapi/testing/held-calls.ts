import { Refusal } from './refusal';

interface Waiting<Answer> {
  resolve: (answer: Answer) => void;
  reject: (reason: Error) => void;
}

/** Calls that wait until the test answers them, the oldest first. */
export class HeldCalls<Answer> {
  private readonly calls: Waiting<Answer>[] = [];

  /** How many calls wait for their answer. */
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

  /** The network fails before an answer has come. */
  drop(): void {
    this.oldest().reject(networkFailure());
  }

  private oldest(): Waiting<Answer> {
    const call = this.calls.shift();
    if (!call) throw new Error('No call waits for an answer.');
    return call;
  }
}

/** What `fetch` throws when the network is away. */
export const networkFailure = (): TypeError => new TypeError('Failed to fetch');
