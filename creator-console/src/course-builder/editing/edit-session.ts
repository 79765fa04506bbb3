import type { DraftOf, Faults } from '../widgets/parts/draft';
import {
  isUnfilled,
  type SettingsOf,
  type Unfilled,
  type Widget,
  type WidgetType,
} from '../widgets/parts/widget';
import type { End } from '../saving/optimistic-store';
import type { Saving } from '../saving/saving';
import { check, draftOf, isFinished, toSend } from '../widgets/drafts';
import { asNeeded, faultsFrom } from './faults';
import type { DraftStore, WidgetDraft } from '../content/widget-drafts';

/** So long after the last key it is sent. */
export const PAUSE_MS = 1_000;

interface Around<Type extends WidgetType> {
  kept: DraftStore<Type>;
  now: () => number;
  /** Shows at once and goes its way to the server. */
  edit: (settings: SettingsOf<Type>, onEnd: (end: End) => void) => void;
  /** Tries to send all that waits in the lesson, and says how far it has come. */
  settle: () => Promise<Saving>;
}

export interface Editing<Type extends WidgetType> {
  draft: DraftOf<Type>;
  /** Typed here before and never saved: she says what becomes of it before anything else. */
  offered: WidgetDraft<Type> | undefined;
  /** Beside their fields. */
  faults: Faults;
  /** What is not there yet, said quietly. */
  missing: Faults;
  saving: Saving;
}

/**
 * One widget in its editor. What is typed is kept in this browser at once and sent after a pause; what is unfinished or
 * wrong is kept only, and the widget keeps its last good settings.
 */
export class EditSession<Type extends WidgetType> {
  private readonly listeners = new Set<() => void>();
  private timer: ReturnType<typeof setTimeout> | undefined;
  private state: Editing<Type>;
  /** As it travels: what the server has, or is about to have. */
  private sent: string;
  private onTheWay = 0;
  private isTouched = false;
  private isStrict = false;
  /** Whether anything of this session has been stored. */
  hasSaved = false;

  constructor(
    /** As it was opened. */
    readonly widget: Widget<Type>,
    private readonly around: Around<Type>,
  ) {
    const draft = draftOf(widget.type, widget.settings);
    // An empty widget has nothing, not even what its editor begins with.
    this.sent = isUnfilled(widget.settings) ? '' : this.asSent(draft);
    const kept = around.kept.read(widget);
    const isOld = kept !== undefined && this.asSent(kept.draft) === this.asSent(draft);
    if (isOld) around.kept.forget(widget.id);
    const offered = isOld ? undefined : kept;
    this.state = { draft, offered, faults: {}, missing: {}, saving: offered ? 'unfinished' : 'saved' };
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  readonly getSnapshot = (): Editing<Type> => this.state;

  type(draft: DraftOf<Type>): void {
    this.isTouched = true;
    this.keep(draft);
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.flush(), PAUSE_MS);
    // What was wrong may be right by now; it is looked at after the pause.
    this.set({ draft, saving: 'saving', missing: check(this.widget.type, draft).missing });
  }

  takeOffered(): void {
    const { offered } = this.state;
    if (!offered) return;
    this.isTouched = true;
    this.set({ draft: offered.draft, offered: undefined });
    this.flush();
  }

  discardOffered(): void {
    this.around.kept.forget(this.widget.id);
    this.set({ offered: undefined, saving: 'saved' });
  }

  /** Sends what has been typed, if it can be stored. */
  flush(): void {
    clearTimeout(this.timer);
    const { draft, offered } = this.state;
    // What was kept is not forgotten before she has said what becomes of it; who has only looked leaves nothing unsaved.
    if (offered || !this.isTouched) return;
    const ready = toSend(this.widget.type, draft);
    const sent = JSON.stringify(ready);
    if (sent === this.sent) {
      if (this.onTheWay === 0) this.around.kept.forget(this.widget.id);
      this.set({ faults: {}, missing: {}, saving: 'saved' });
      return;
    }
    if (!isFinished(this.widget.type, ready)) {
      const { missing, wrong } = check(this.widget.type, draft);
      const faults = this.isStrict ? { ...asNeeded(missing), ...wrong } : wrong;
      this.set({ faults, missing, saving: 'unfinished' });
      return;
    }
    const before = this.sent;
    this.sent = sent;
    // From here on the lesson itself says how far it has come.
    this.set({ faults: {}, missing: {}, saving: 'saved' });
    this.onTheWay += 1;
    this.around.edit(ready, (end) => this.ended(end, sent, before));
  }

  /** The editor is closed before she said that she is done. What she only looked at stays as it is. */
  leave(): void {
    if (this.isTouched) this.flush();
  }

  /** For the desk: a press on Save sends what waits for the pause. */
  async settle(): Promise<boolean> {
    if (this.state.saving === 'saving') this.flush();
    return this.state.saving === 'saved';
  }

  /** She is done: 'saved', or 'later' when it is on its way, or it 'stays' open with what has to be mended. */
  async done(): Promise<'saved' | 'later' | 'stays'> {
    const { draft } = this.state;
    const hasMissing = Object.keys(check(this.widget.type, draft).missing).length > 0;
    // A new one that needs nothing is stored as it stands before her; anything else she has only looked at.
    if (!this.isTouched && (hasMissing || !isUnfilled(this.widget.settings))) return 'later';
    [this.isTouched, this.isStrict] = [true, true];
    this.flush();
    if (this.state.saving !== 'saved') return 'stays';
    const saving = await this.around.settle();
    if (saving === 'conflict' || Object.keys(this.state.faults).length > 0) return 'stays';
    return saving === 'saved' ? 'saved' : 'later';
  }

  /** Whether this is something else than what was there when it was opened. */
  isChanged(settings: SettingsOf<Type> | Unfilled): boolean {
    return this.asSent(settings) !== this.asSent(this.widget.settings);
  }

  private ended(end: End, sent: string, before: string): void {
    this.onTheWay -= 1;
    // Another tab may have typed into the same widget, and have had it saved.
    if (end.as === 'dropped') this.keep(this.state.draft);
    if (end.as === 'confirmed') {
      this.hasSaved = true;
      if (this.asSent(this.state.draft) === sent) this.around.kept.forget(this.widget.id);
    }
    if (end.as === 'refused') {
      if (this.sent === sent) this.sent = before;
      this.set({ faults: faultsFrom(this.widget.type, end.error), saving: 'unfinished' });
    }
  }

  private keep(draft: DraftOf<Type>): void {
    this.around.kept.keep(this.widget.id, { draft, at: this.around.now() });
  }

  private asSent(draft: DraftOf<Type> | Unfilled): string {
    return JSON.stringify(isUnfilled(draft) ? draft : toSend(this.widget.type, draft));
  }

  private set(changes: Partial<Editing<Type>>): void {
    this.state = { ...this.state, ...changes };
    for (const listener of this.listeners) listener();
  }
}
