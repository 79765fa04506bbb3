/** A change that shows at once and is sent behind it. Sending may repeat: it must do no harm twice. */
export interface Change<State> {
  apply(state: State): State;
  send(): Promise<unknown>;
}

export type Saving = 'saved' | 'saving' | 'failed';

export interface Snapshot<State> {
  state: State;
  saving: Saving;
}

interface Server<State> {
  /** The server said no, and will say it again. Anything else, such as a lost network, is worth another try. */
  isRefusal(error: unknown): boolean;
  onRefused(error: unknown): void;
  /** What is true now, after a refusal. */
  read(): Promise<State>;
}

/**
 * What is confirmed, and the changes on their way, one after the other. The view is both together, so a refused
 * change is taken back by leaving it out, and a failed one waits with all behind it.
 */
export class OptimisticStore<State> {
  private readonly pending: Change<State>[] = [];
  private readonly listeners = new Set<() => void>();
  private snapshot: Snapshot<State>;
  private sending: Promise<void> | undefined;
  private hasFailed = false;

  constructor(
    private confirmed: State,
    private readonly server: Server<State>,
  ) {
    this.snapshot = { state: confirmed, saving: 'saved' };
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  readonly getSnapshot = (): Snapshot<State> => this.snapshot;

  change(change: Change<State>): void {
    this.pending.push(change);
    void this.send();
  }

  /** Tries what has not arrived; true when everything has. */
  async settle(): Promise<boolean> {
    do await this.send();
    while (this.pending.length > 0 && !this.hasFailed);
    return this.pending.length === 0;
  }

  private send(): Promise<void> {
    this.hasFailed = false;
    this.sending ??= this.sendAll().finally(() => {
      this.sending = undefined;
      // Something may have been changed while the truth was read after a refusal.
      if (this.pending.length > 0 && !this.hasFailed) void this.send();
      this.publish();
    });
    this.publish();
    return this.sending;
  }

  private async sendAll(): Promise<void> {
    let wasRefused = false;
    for (let change = this.pending[0]; change; change = this.pending[0]) {
      try {
        await change.send();
        this.confirmed = change.apply(this.confirmed);
      } catch (error) {
        if (!this.server.isRefusal(error)) {
          this.hasFailed = true;
          return;
        }
        wasRefused = true;
        this.server.onRefused(error);
      }
      this.pending.shift();
      this.publish();
    }
    if (wasRefused) await this.readAgain();
  }

  private async readAgain(): Promise<void> {
    try {
      const read = await this.server.read();
      // What was changed meanwhile may or may not be in it.
      if (this.pending.length === 0) this.confirmed = read;
    } catch {
      // The view without the refused change is the best there is.
    }
  }

  private publish(): void {
    const state = this.pending.reduce((state, change) => change.apply(state), this.confirmed);
    const saving = this.pending.length === 0 ? 'saved' : this.hasFailed ? 'failed' : 'saving';
    if (state === this.snapshot.state && saving === this.snapshot.saving) return;
    this.snapshot = { state, saving };
    for (const listener of this.listeners) listener();
  }
}
