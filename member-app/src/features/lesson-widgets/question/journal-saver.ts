/** What the server has. */
export interface SavedText {
  text: string;
  /** 0: nothing written yet. */
  version: number;
}

/** What is written and not yet saved, with all that is needed to save it after a restart. */
export interface Draft {
  text: string;
  /** The version these words continue. */
  version: number;
  /** Texts that were sent and whose answer never came: they may have arrived. */
  unsure: string[];
}

/** `typing`: not sent yet. `failed`: the server is away, it will be tried again. `refused`: it did not take the words. */
export type JournalState = 'idle' | 'typing' | 'saving' | 'saved' | 'failed' | 'refused' | 'conflict';

export type Outcome =
  | { kind: 'saved'; version: number }
  /** Somebody has saved since, perhaps she herself on another device. */
  | { kind: 'stale'; current: SavedText }
  | { kind: 'failed' }
  | { kind: 'refused' };

interface Ports {
  /** Without a version the last writer wins. `leaving`: the page goes away, so the request must outlive it. */
  send(text: string, version: number | null, leaving: boolean): Promise<Outcome>;
  /** Calls back later; gives a way to cancel. */
  later(callback: () => void, milliseconds: number): () => void;
  /** Keeps the draft in this browser, or lets it go. */
  keep(draft: Draft | null): void;
  changed(state: JournalState, other: SavedText | null): void;
}

/** A pause in her writing that is long enough to save. */
export const PAUSE_MS = 1_000;
export const RETRY_MS = 5_000;
const UNSURE_KEPT = 3;

/**
 * Saves a text while it is written: one save at a time, always the newest words. Nothing is lost while the network
 * is away, and nothing written elsewhere is overwritten without asking.
 */
export class JournalSaver {
  text: string;
  private unsure: string[];
  private onItsWay: Promise<boolean> | null = null;
  private other: SavedText | null = null;
  private cancel: (() => void) | undefined;
  private stopped = false;

  constructor(
    private readonly ports: Ports,
    private saved: SavedText,
    draft: Draft | null,
  ) {
    const continued = draft?.text === saved.text ? null : draft;
    this.text = continued?.text ?? saved.text;
    this.unsure = continued?.unsure ?? [];
    // A draft continues the version it was begun on, whatever the server has by now.
    if (continued) this.saved = { text: saved.text, version: continued.version };
  }

  /** Sends what an earlier visit could not. */
  begin(): void {
    this.stopped = false;
    this.keepDraft();
    void this.flush();
  }

  write(text: string): void {
    this.text = text;
    this.keepDraft();
    if (this.other) return;
    this.tell('typing');
    this.schedule(PAUSE_MS);
  }

  /** Saves now; says whether the server has everything. */
  flush(): Promise<boolean> {
    if (this.other) return Promise.resolve(false);
    return this.onItsWay ?? (this.isDirty() ? this.send(this.saved.version, false) : Promise.resolve(true));
  }

  /**
   * The page is being hidden or closed. If older words are on their way, their version is not known yet; these are
   * newer and shall win.
   */
  leave(): void {
    if (this.other || !this.isDirty() || this.unsure.at(-1) === this.text) return;
    void this.send(this.onItsWay ? null : this.saved.version, true);
  }

  /** She has seen both texts and chosen. */
  resolve(choice: 'mine' | 'other' | 'both'): void {
    const other = this.other;
    if (!other) return;
    this.other = null;
    this.saved = other;
    if (choice === 'other') this.text = other.text;
    if (choice === 'both') this.text = bothTexts(other.text, this.text);
    this.keepDraft();
    if (this.isDirty()) void this.flush();
    else this.tell('saved');
  }

  stop(): void {
    this.stopped = true;
    this.cancel?.();
  }

  private send(version: number | null, leaving: boolean): Promise<boolean> {
    this.cancel?.();
    const { text } = this;
    this.unsure = [...this.unsure, text].slice(-UNSURE_KEPT);
    this.keepDraft();
    this.tell('saving');
    const sending = this.ports.send(text, version, leaving).then((outcome) => {
      if (this.onItsWay === sending) this.onItsWay = null;
      return this.settle(text, outcome);
    });
    this.onItsWay = sending;
    return sending;
  }

  private settle(text: string, outcome: Outcome): Promise<boolean> | boolean {
    switch (outcome.kind) {
      case 'saved':
        this.saved = { text, version: Math.max(this.saved.version, outcome.version) };
        this.unsure = [];
        this.keepDraft();
        if (this.isDirty()) return this.flush();
        this.tell('saved');
        return true;
      case 'stale':
        return this.meet(outcome.current);
      case 'failed':
        this.tell('failed');
        this.schedule(RETRY_MS);
        return false;
      case 'refused':
        this.tell('refused');
        return false;
    }
  }

  /** What is there may be our own words, whose answer was lost on the way. */
  private meet(current: SavedText): Promise<boolean> | boolean {
    if (this.unsure.includes(current.text) && current.version > this.saved.version) {
      return this.settle(current.text, { kind: 'saved', version: current.version });
    }
    this.other = current;
    this.tell('conflict');
    return false;
  }

  private isDirty = () => this.text !== this.saved.text;

  private schedule(milliseconds: number): void {
    this.cancel?.();
    if (!this.stopped) this.cancel = this.ports.later(() => void this.flush(), milliseconds);
  }

  private keepDraft(): void {
    const { text, unsure, saved } = this;
    this.ports.keep(this.isDirty() ? { text, unsure, version: saved.version } : null);
  }

  private tell(state: JournalState): void {
    this.ports.changed(state, this.other);
  }
}

/** What was there first, then hers. */
export const bothTexts = (other: string, mine: string): string => `${other.trimEnd()}\n\n${mine}`;
