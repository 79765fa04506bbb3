import type { Draft, Saved } from './draft-store';

/** States of a save. 'away': not saved, and retried automatically. 'refused': not saved, and not retried. */
export type AutosaveState = 'idle' | 'unsaved' | 'saving' | 'saved' | 'away' | 'refused' | 'conflict';

export type SaveOutcome<Kept extends Saved> =
  /** The server's version after the save; adding a text that already exists returns the existing one. */
  | { kind: 'saved'; current: Kept }
  /** A newer version was saved in the meantime, perhaps by the same person on another device. */
  | { kind: 'stale'; current: Kept }
  /** Deleted elsewhere in the meantime: the draft becomes a new text, under this id. */
  | { kind: 'gone'; newId: string }
  /** The network or the server is down, or the server asks to wait: retried automatically. */
  | { kind: 'away'; retryMs: number | null }
  | { kind: 'refused' };

export interface AutosavePorts<Written extends Draft, Kept extends Saved> {
  /** Sends a draft. `leaving`: the page is closing, so the request must outlive it. */
  send(draft: Written, leaving: boolean): Promise<SaveOutcome<Kept>>;
  /** Sends without a version, for a page that closes while an older save is pending: the last text wins. */
  overwrite?(draft: Written): Promise<SaveOutcome<Kept>>;
  /** Returns whether the server has exactly this draft. */
  isSame(draft: Written, current: Kept): boolean;
  /** Returns whether there is nothing to save. */
  isEmpty(draft: Written): boolean;
  /** Returns the draft with the server's text. */
  adopt(draft: Written, current: Kept): Written;
  /** Calls back later; returns a function that cancels. */
  later(callback: () => void, milliseconds: number): () => void;
  /** Stores the draft on this device until the server has it. */
  keep(draft: Written): void;
  drop(id: string): void;
}

export interface AutosaveSnapshot<Written extends Draft, Kept extends Saved> {
  draft: Written;
  state: AutosaveState;
  /** The conflicting text; null without a conflict. */
  other: Kept | null;
}

/** The written parts of a draft, without those that belong to saving. */
type Change<Written extends Draft> = Partial<Omit<Written, keyof Draft> & Pick<Draft, 'text'>>;

/** Milliseconds without typing before a save. After a failed save, `RETRY_MS` pass before the retry. */
export const AUTOSAVE_MS = 1_000;
export const RETRY_MS = 5_000;
const UNANSWERED_KEPT = 5;

/**
 * Saves a text while it is written: one save at a time, always the newest text, stored on this device until the server
 * has answered. Other people's changes are never overwritten unseen.
 */
export class Autosaver<Written extends Draft, Kept extends Saved> {
  private readonly listeners = new Set<() => void>();
  private current: AutosaveSnapshot<Written, Kept>;
  private flight: Promise<void> | null = null;
  private cancelTimer: () => void = () => undefined;
  private isStopped = false;
  /** True for a draft of an earlier visit that did reach the server. */
  private readonly hasArrived: boolean;

  /** `saved`: the server's text, as far as known. A draft that differs from it is waiting to be sent. */
  constructor(
    draft: Written,
    private saved: Kept | null,
    private readonly ports: AutosavePorts<Written, Kept>,
  ) {
    const isThere = saved !== null && ports.isSame(draft, saved);
    this.hasArrived = isThere && (draft.unanswered.length > 0 || draft.version !== saved.version);
    this.current = { draft: isThere ? settled(draft, saved) : draft, state: 'idle', other: null };
    if (this.isUnsent()) this.show({ state: 'unsaved' });
  }

  readonly snapshot = (): AutosaveSnapshot<Written, Kept> => this.current;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  /** Sends a draft that an earlier visit could not send. */
  start(): void {
    this.isStopped = false;
    if (this.hasArrived && !this.isDirty()) this.ports.drop(this.current.draft.id);
    void this.saveNow();
  }

  write(change: Change<Written>): void {
    const { state, draft } = this.current;
    this.current = { ...this.current, draft: { ...draft, ...change } };
    this.keepDraft();
    this.show({ state: state === 'conflict' ? state : this.isDirty() ? 'unsaved' : 'saved' });
    this.schedule(AUTOSAVE_MS);
  }

  /** Saves right away. Returns whether the server has the whole text. */
  async saveNow(leaving = false): Promise<boolean> {
    do await this.flush(leaving);
    while (this.isUnsent() && this.current.state === 'unsaved');
    return !this.isDirty();
  }

  /** Saves when the page is being hidden or closed. */
  leave(): void {
    const { draft, state } = this.current;
    if (!this.flight || !this.ports.overwrite) return void this.saveNow(true);
    const isOnItsWay = draft.unanswered.at(-1) === draft.text;
    if (state === 'conflict' || isOnItsWay || !this.isUnsent()) return;
    void this.attempt(this.ports.overwrite(this.sent()));
  }

  /** Keeps the writer's own text; the other one becomes an earlier version. */
  keepMine(): Promise<boolean> {
    const { draft, other } = this.current;
    if (other) {
      this.saved = other;
      this.show({ draft: { ...draft, version: other.version }, state: 'unsaved', other: null });
      this.keepDraft();
    }
    return this.saveNow();
  }

  takeOther(): void {
    const { draft, other } = this.current;
    if (other) this.settle(this.ports.adopt(draft, other), other);
  }

  /** Stops all timers; an unsaved draft stays on this device. */
  stop(): void {
    this.isStopped = true;
    this.cancelTimer();
  }

  private isDirty(): boolean {
    const { draft } = this.current;
    return !this.saved || draft.unanswered.length > 0 || !this.ports.isSame(draft, this.saved);
  }

  private isUnsent = (): boolean => this.isDirty() && !this.ports.isEmpty(this.current.draft);

  private flush(leaving: boolean): Promise<void> {
    if (this.flight) return this.flight;
    this.cancelTimer();
    if (!this.isUnsent() || this.current.state === 'conflict') return Promise.resolve();
    const flight = this.attempt(this.ports.send(this.sent(), leaving)).finally(() => {
      this.flight = null;
    });
    this.flight = flight;
    return flight;
  }

  /** Returns the draft to send, and records its text as unanswered. */
  private sent(): Written {
    const { draft } = this.current;
    const unanswered = [...draft.unanswered, draft.text].slice(-UNANSWERED_KEPT);
    this.show({ draft: { ...draft, unanswered }, state: 'saving' });
    this.keepDraft();
    return draft;
  }

  private async attempt(sending: Promise<SaveOutcome<Kept>>): Promise<void> {
    const outcome = await sending;
    const { draft } = this.current;
    switch (outcome.kind) {
      case 'saved':
      case 'stale':
        return this.meet(outcome.current);
      case 'gone':
        this.ports.drop(draft.id);
        return this.goOn({ ...draft, id: outcome.newId, version: null, unanswered: [] });
      case 'away':
        this.show({ state: 'away' });
        return this.schedule(outcome.retryMs ?? RETRY_MS);
      case 'refused':
        return this.show({ state: 'refused' });
    }
  }

  /** Handles the server's version: the current text, older text of the same writer, or someone else's. */
  private meet(current: Kept): void {
    const { draft } = this.current;
    // this answer is older than one that already arrived
    if (this.saved && current.version < this.saved.version) return;
    if (this.ports.isSame(draft, current)) return this.settle(draft, current);
    if (!isOneOf(draft.unanswered, current.text)) return this.show({ state: 'conflict', other: current });
    this.saved = current;
    this.goOn({ ...draft, version: current.version });
  }

  private goOn(draft: Written): void {
    this.show({ draft, state: 'unsaved' });
    this.keepDraft();
    this.schedule(AUTOSAVE_MS);
  }

  private settle(draft: Written, current: Kept): void {
    this.saved = current;
    this.cancelTimer();
    this.ports.drop(draft.id);
    this.show({ draft: settled(draft, current), state: 'saved', other: null });
  }

  private keepDraft(): void {
    const { draft } = this.current;
    if (this.isUnsent()) this.ports.keep(draft);
    else this.ports.drop(draft.id);
  }

  private schedule(milliseconds: number): void {
    this.cancelTimer();
    if (!this.isStopped) this.cancelTimer = this.ports.later(() => void this.flush(false), milliseconds);
  }

  private show(change: Partial<AutosaveSnapshot<Written, Kept>>): void {
    this.current = { ...this.current, ...change };
    for (const listener of this.listeners) listener();
  }
}

const settled = <Written extends Draft>(draft: Written, { version }: Saved): Written => ({
  ...draft,
  version,
  unanswered: [],
});

/** Compares trimmed texts, because the server trims them. */
const isOneOf = (texts: readonly string[], text: string): boolean =>
  texts.some((sent) => sent.trim() === text.trim());
