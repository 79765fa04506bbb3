import type { Saving } from './saving';

/** How the life of a change ended; what is on its way has none yet. */
export type End = { as: 'confirmed' | 'replaced' | 'dropped' } | { as: 'refused'; error: unknown };

/** A change that shows at once and is sent behind it. Sending may repeat: it must do no harm twice. */
export interface Change<State> {
  apply(state: State): State;
  /** `confirmed` is what the server is known to have. */
  send(confirmed: State): Promise<unknown>;
  /** What the server made of it; left out, what was shown. */
  confirm?(state: State): State;
  /** Takes the place of the change before it with the same key, if that has not been sent yet. */
  key?: string | undefined;
  /** The change as data, by which it survives its tab. */
  data?: unknown;
  onEnd?(end: End): void;
}

export interface Snapshot<State> {
  state: State;
  saving: Saving;
}

interface Server<State> {
  /** The server said no, and will say it again. Anything else, such as a lost network, is worth another try. */
  isRefusal(error: unknown): boolean;
  /** The coach has to sign in before another try can help. */
  isSignedOut?(error: unknown): boolean;
  onRefused(error: unknown): void;
  /** What is true now, after a refusal. */
  read(): Promise<State>;
  /** Somebody else was quicker: nothing is sent until it was decided whose state stays. */
  isStale?(error: unknown): boolean;
  /** The confirmed state without its version: what is sent upon it overwrites what somebody else has done. */
  unseen?(confirmed: State): State;
  onPending?(pending: readonly Change<State>[], confirmed: State): void;
  onConfirmed?(): void;
  /** What was read took the place of what was known. */
  onExchanged?(before: State, after: State): void;
  /** False: the refused change alone was wrong, and all else is as it was. */
  needsReading?(refusal: unknown): boolean;
}

/**
 * What is confirmed, and the changes on their way, one after the other. The view is both together, so a refused
 * change is taken back by leaving it out, and a failed one waits with all behind it.
 */
export class OptimisticStore<State> {
  private pending: Change<State>[] = [];
  private readonly listeners = new Set<() => void>();
  private snapshot: Snapshot<State>;
  private sending: Promise<void> | undefined;
  private hasFailed: false | 'failed' | 'signedOut' = false;
  private stale: { error: unknown } | undefined;
  /** So many of the changes in front overwrite on purpose. */
  private overwriting = 0;
  private changes = 0;

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

  /** What the server answered to the one who came too late. */
  readonly conflict = (): unknown => this.stale?.error;

  change(change: Change<State>): void {
    this.changes += 1;
    const last = this.pending.at(-1);
    const isSent = this.sending !== undefined && this.pending.length === 1;
    if (last && change.key !== undefined && last.key === change.key && !isSent) {
      this.pending.pop();
      last.onEnd?.({ as: 'replaced' });
    }
    this.pending.push(change);
    this.server.onPending?.(this.pending, this.confirmed);
    void this.send();
  }

  /** Goes on from a known state with changes that another tab could not send any more. */
  resume(confirmed: State, changes: readonly Change<State>[]): void {
    if (this.pending.length === 0) this.confirmed = confirmed;
    for (const change of changes) this.change(change);
  }

  /** Tries what has not arrived; true when everything has. */
  async settle(): Promise<boolean> {
    do await this.send();
    while (this.pending.length > 0 && !this.hasFailed && !this.stale);
    return this.pending.length === 0;
  }

  /** Reads the state of the server, unless own changes are on their way. Says whether it is now shown. */
  async refresh(): Promise<boolean> {
    const { changes } = this;
    if (this.pending.length > 0) return false;
    const read = await this.server.read();
    // What was changed meanwhile may or may not be in it.
    if (this.changes !== changes) return false;
    this.exchange(read);
    return true;
  }

  /** After a conflict: what is on its way is written over what the other has done. */
  async keepMine(): Promise<void> {
    this.stale = undefined;
    this.overwriting = this.pending.length;
    if (await this.settle()) await this.refresh();
  }

  /** After a conflict: what is on its way is given up for what the other has done, and handed back. */
  async takeTheirs(): Promise<readonly Change<State>[]> {
    const read = await this.server.read();
    const dropped = this.pending;
    this.pending = [];
    this.stale = undefined;
    this.server.onPending?.(this.pending, read);
    for (const change of dropped) change.onEnd?.({ as: 'dropped' });
    this.exchange(read);
    return dropped;
  }

  private send(): Promise<void> {
    if (this.stale) {
      this.publish();
      return Promise.resolve();
    }
    this.hasFailed = false;
    this.sending ??= this.sendAll().finally(() => {
      this.sending = undefined;
      // Something may have been changed while the truth was read after a refusal.
      if (this.pending.length > 0 && !this.hasFailed && !this.stale) void this.send();
      this.publish();
    });
    this.publish();
    return this.sending;
  }

  private async sendAll(): Promise<void> {
    let wasRefused = false;
    for (let change = this.pending[0]; change; change = this.pending[0]) {
      let end: End = { as: 'confirmed' };
      try {
        await change.send(this.overwriting > 0 ? this.asUnseen() : this.confirmed);
        this.confirmed = change.confirm?.(this.confirmed) ?? change.apply(this.confirmed);
      } catch (error) {
        if (this.server.isStale?.(error)) {
          this.stale = { error };
          return;
        }
        if (!this.server.isRefusal(error)) {
          this.hasFailed = this.server.isSignedOut?.(error) ? 'signedOut' : 'failed';
          return;
        }
        wasRefused ||= this.server.needsReading?.(error) ?? true;
        end = { as: 'refused', error };
      }
      this.overwriting = Math.max(0, this.overwriting - 1);
      this.pending.shift();
      this.server.onPending?.(this.pending, this.confirmed);
      this.publish();
      change.onEnd?.(end);
      if (end.as === 'refused') this.server.onRefused(end.error);
      else this.server.onConfirmed?.();
    }
    if (wasRefused) await this.readAgain();
  }

  private async readAgain(): Promise<void> {
    try {
      await this.refresh();
    } catch {
      // The view without the refused change is the best there is.
    }
  }

  private exchange(read: State): void {
    const before = this.confirmed;
    this.confirmed = read;
    this.server.onExchanged?.(before, read);
    this.publish();
  }

  private asUnseen(): State {
    return this.server.unseen?.(this.confirmed) ?? this.confirmed;
  }

  private publish(): void {
    const state = this.pending.reduce((state, change) => change.apply(state), this.confirmed);
    const saving = this.savingNow();
    if (state === this.snapshot.state && saving === this.snapshot.saving) return;
    this.snapshot = { state, saving };
    for (const listener of this.listeners) listener();
  }

  private savingNow(): Saving {
    if (this.stale) return 'conflict';
    if (this.pending.length === 0) return 'saved';
    return this.hasFailed || 'saving';
  }
}
