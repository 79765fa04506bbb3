import type { LessonNote } from '../lesson-note';
import { isKept, type NoteDraft, positionOf } from './note-draft';
import type { SaveFailure } from './save-outcome';

/** 'away' and 'refused': not saved, and whether it will be tried again without her. */
export type NoteState = 'idle' | 'unsaved' | 'saving' | 'saved' | 'away' | 'refused' | 'conflict';

export interface NoteSnapshot {
  draft: NoteDraft;
  state: NoteState;
  /** The other text, while there is a conflict. */
  other: LessonNote | null;
}

export interface NotePorts {
  send(draft: NoteDraft): Promise<LessonNote>;
  failureOf(error: unknown): SaveFailure;
  newId(): string;
  /** Calls back later; gives a way to cancel. */
  later(callback: () => void, milliseconds: number): () => void;
  /** On this device, until the server has it. */
  keep(draft: NoteDraft): void;
  drop(id: string): void;
}

/** How long she pauses before her words are saved, and how long a failed save waits. */
export const AUTOSAVE_MS = 1_000;
export const RETRY_MS = 5_000;
const UNANSWERED_KEPT = 5;

/**
 * Saves a note while it is written: one save at a time, always the newest words, and on this device until the server
 * has answered. What somebody else wrote meanwhile is never overwritten unseen.
 */
export class NoteSaver {
  private readonly listeners = new Set<() => void>();
  private current: NoteSnapshot;
  private flight: Promise<void> | null = null;
  private cancel: () => void = () => undefined;

  constructor(
    draft: NoteDraft,
    private readonly ports: NotePorts,
    /** Left over on this device: the server has something else, or nothing. */
    private dirty = false,
  ) {
    this.current = { draft, state: dirty ? 'unsaved' : 'idle', other: null };
  }

  readonly snapshot = (): NoteSnapshot => this.current;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  write(change: Partial<Pick<NoteDraft, 'text' | 'position'>>): void {
    const draft = { ...this.current.draft, ...change };
    this.dirty = true;
    if (this.isEmpty(draft)) this.ports.drop(draft.id);
    else this.ports.keep(draft);
    this.show({ draft, state: this.current.state === 'conflict' ? 'conflict' : 'unsaved' });
    this.after(AUTOSAVE_MS);
  }

  /** Saves at once. True: the server has all of it. */
  async saveNow(): Promise<boolean> {
    do await this.flush();
    while (this.isUnsent() && this.current.state === 'unsaved');
    return !this.dirty;
  }

  /** Her text stands; the other one becomes an earlier version. */
  keepMine(): Promise<boolean> {
    const { draft, other } = this.current;
    if (other) this.show({ draft: { ...draft, version: other.version }, state: 'unsaved', other: null });
    return this.saveNow();
  }

  keepOther(): void {
    const { draft, other } = this.current;
    if (!other) return;
    this.settle({ ...draft, text: other.text, position: positionOf(other), version: other.version });
  }

  /** No timer of its own any more; what is not saved waits on this device. */
  stop(): void {
    this.cancel();
  }

  private isEmpty = ({ text }: NoteDraft): boolean => text.trim() === '';
  private isUnsent = (): boolean => this.dirty && !this.isEmpty(this.current.draft);

  private flush(): Promise<void> {
    this.cancel();
    if (this.flight) return this.flight;
    if (!this.isUnsent() || this.current.state === 'conflict') return Promise.resolve();
    this.flight = this.attempt().finally(() => {
      this.flight = null;
    });
    return this.flight;
  }

  private async attempt(): Promise<void> {
    const { draft } = this.current;
    const text = draft.text.trim();
    const unanswered = [...draft.unanswered, text].slice(-UNANSWERED_KEPT);
    this.ports.keep({ ...draft, unanswered });
    this.show({ draft: { ...draft, unanswered }, state: 'saving' });
    try {
      this.answered(await this.ports.send({ ...draft, text }));
    } catch (error) {
      this.failed(this.ports.failureOf(error), draft.unanswered);
    }
  }

  /** Adding a note that is there already answers with what is there, which may be older words of hers. */
  private answered(note: LessonNote): void {
    const { draft } = this.current;
    if (isKept(draft, note)) return this.settle({ ...draft, version: note.version, unanswered: [] });
    if (!draft.unanswered.includes(note.text)) return this.dispute(note);
    this.goOn({ ...draft, version: note.version });
  }

  private failed(failure: SaveFailure, before: readonly string[]): void {
    const { draft } = this.current;
    switch (failure.kind) {
      case 'stale':
        if (isKept(draft, failure.current)) {
          return this.settle({ ...draft, version: failure.current.version, unanswered: [] });
        }
        if (!before.includes(failure.current.text)) return this.dispute(failure.current);
        return this.goOn({ ...draft, version: failure.current.version });
      case 'gone':
        if (draft.version === null) return this.show({ state: 'refused' });
        // Deleted elsewhere while she was writing: her words become a note of their own.
        this.ports.drop(draft.id);
        return this.goOn({ ...draft, id: this.ports.newId(), version: null, unanswered: [] });
      case 'away':
        this.show({ state: 'away' });
        return this.after(failure.retryMs ?? RETRY_MS);
      case 'refused':
        return this.show({ state: 'refused' });
    }
  }

  private goOn(draft: NoteDraft): void {
    if (!this.isEmpty(draft)) this.ports.keep(draft);
    this.show({ draft, state: 'unsaved' });
    this.after(AUTOSAVE_MS);
  }

  private dispute(other: LessonNote): void {
    this.show({ state: 'conflict', other });
  }

  private settle(draft: NoteDraft): void {
    this.dirty = false;
    this.cancel();
    this.ports.drop(draft.id);
    this.show({ draft, state: 'saved', other: null });
  }

  private after(milliseconds: number): void {
    this.cancel();
    this.cancel = this.ports.later(() => void this.flush(), milliseconds);
  }

  private show(change: Partial<NoteSnapshot>): void {
    this.current = { ...this.current, ...change };
    for (const listener of this.listeners) listener();
  }
}
