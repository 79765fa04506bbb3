import { Observable } from '../../shared/observable';
import type { Saving } from './saver-group';
import { useSyncExternalStore } from 'react';

/** Outcome of a change; a pending change has none yet. */
export type End = { as: 'confirmed' | 'replaced' | 'dropped' } | { as: 'refused'; error: unknown };

/** A change that is shown immediately and sent in the background. Sending may repeat, so it must be idempotent. */
export interface Change<State> {
  apply(state: State): State;
  /** Sends the change. `confirmed`: the server's known state. */
  send(confirmed: State): Promise<unknown>;
  /** Returns the state the server confirmed; if omitted, `apply` is used. */
  confirm?(state: State): State;
  /** Replaces the previous change with the same key, if that has not been sent yet. */
  key?: string | undefined;
  /** The change as data, so that it survives its tab. */
  data?: unknown;
  onEnd?(end: End): void;
}

interface Snapshot<State> {
  state: State;
  saving: Saving;
}

interface Server<State> {
  /** True for a final refusal, which retrying would repeat. Other errors, such as a lost network, are retried. */
  isRefusal(error: unknown): boolean;
  /** True if the coach has to sign in before a retry can succeed. */
  isSignedOut?(error: unknown): boolean;
  onRefused(error: unknown): void;
  /** Reads the server's current state, for example after a refusal. */
  read(): Promise<State>;
  /** True for a conflict: someone else saved first. Nothing is sent until the coach chooses a version. */
  isStale?(error: unknown): boolean;
  /** Returns the confirmed state without its version, so that the next send overwrites changes made elsewhere. */
  unseen?(confirmed: State): State;
  onPending?(pending: readonly Change<State>[], confirmed: State): void;
  onConfirmed?(): void;
  /** Called after a state read from the server replaced the known one. */
  onExchanged?(before: State, after: State): void;
  /** Returns false if only the refused change was wrong, so that no new read is needed. */
  needsReading?(refusal: unknown): boolean;
}

/**
 * The confirmed state and a queue of pending changes. The view combines both, so a refused change is undone by leaving
 * it out. A failed change waits, and all changes behind it too.
 */
export class OptimisticStore<State> extends Observable {
  private pending: Change<State>[] = [];
  private snapshot: Snapshot<State>;
  private sending: Promise<void> | undefined;
  private hasFailed: false | 'failed' | 'signedOut' = false;
  private stale: { error: unknown } | undefined;
  /** Number of changes at the front of the queue that overwrite intentionally. */
  private overwriting = 0;
  private changes = 0;

  constructor(
    private confirmed: State,
    private readonly server: Server<State>,
  ) {
    super();
    this.snapshot = { state: confirmed, saving: 'saved' };
  }

  readonly getSnapshot = (): Snapshot<State> => this.snapshot;

  /** Returns the server's answer that reported the conflict. */
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

  /** Continues from a known state with the unsent changes of another tab. */
  resume(confirmed: State, changes: readonly Change<State>[]): void {
    if (this.pending.length === 0) this.confirmed = confirmed;
    for (const change of changes) this.change(change);
  }

  /** Sends everything pending. Returns true if all of it arrived. */
  async settle(): Promise<boolean> {
    do await this.send();
    while (this.pending.length > 0 && !this.hasFailed && !this.stale);
    return this.pending.length === 0;
  }

  /** Reads the server's state, unless changes are pending. Returns true if the state read is now shown. */
  async refresh(): Promise<boolean> {
    const { changes } = this;
    if (this.pending.length > 0) return false;
    const read = await this.server.read();
    // Changes made during the read may or may not be included.
    if (this.changes !== changes) return false;
    this.exchange(read);
    return true;
  }

  /** Resolves a conflict by overwriting the other side's changes with the pending ones. */
  async keepMine(): Promise<void> {
    this.stale = undefined;
    this.overwriting = this.pending.length;
    if (await this.settle()) await this.refresh();
  }

  /** Resolves a conflict by dropping the pending changes. Returns them. */
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
      // More changes may have been made while the state was read after a refusal.
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
      // If the read fails, the view without the refused change is the best available.
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
    this.tell();
  }

  private savingNow(): Saving {
    if (this.stale) return 'conflict';
    if (this.pending.length === 0) return 'saved';
    return this.hasFailed || 'saving';
  }
}

/** Returns the state the coach sees: confirmed plus pending changes. */
export const useStore = <State>(store: OptimisticStore<State>): State =>
  useSyncExternalStore(store.subscribe, store.getSnapshot).state;
