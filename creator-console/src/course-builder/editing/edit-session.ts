import { Observable } from '../../shared/observable';
import type { DraftOf, Faults } from '../widgets/parts/definition';
import {
  isUnfilled,
  type SettingsOf,
  type Unfilled,
  type Widget,
  type WidgetType,
} from '../widgets/parts/widget';
import type { End } from '../saving/optimistic-store';
import type { Saving } from '../saving/saver-group';
import { check, draftOf, isFinished, toSend, WIDGETS } from '../widgets/registry';
import type { DraftStore, WidgetDraft } from '../content/widget-drafts';
import { refusalOf } from '../../providers/refusal';
import { texts } from './texts';

/** Messages shown next to empty required fields after a click on Done. */
const asNeeded = (missing: Faults): Faults =>
  Object.fromEntries(
    Object.keys(missing).map((field) => [field, field === 'mediaAssetId' ? texts.mediaNeeded : texts.needed]),
  );

/** Returns the server's errors by field, in the editor's own words if it has any. */
export function faultsFrom(type: WidgetType, error: unknown): Faults {
  const refusal = refusalOf(error);
  const fields = Object.entries(refusal.fields);
  if (fields.length === 0) return { other: refusal.message ?? texts.failed };
  return Object.fromEntries(
    fields.map(([field, said]) => [field, WIDGETS[type].words?.[field] ?? wordsFor(field, said)]),
  );
}

function wordsFor(field: string, said: string): string {
  if (field.endsWith('AssetId')) return texts.wrong.media;
  if (/too big|at most|long/i.test(said)) return texts.wrong.tooLong;
  return texts.wrong.other;
}

/** Milliseconds between the last keystroke and sending. */
export const PAUSE_MS = 1_000;

interface Around<Type extends WidgetType> {
  drafts: DraftStore<Type>;
  now: () => number;
  /** Shows the settings right away and sends them to the server. */
  edit: (settings: SettingsOf<Type>, onEnd: (end: End) => void) => void;
  /** Tries to send all pending changes of the lesson. Returns the resulting state. */
  settle: () => Promise<Saving>;
}

export interface Editing<Type extends WidgetType> {
  draft: DraftOf<Type>;
  /** Draft from an earlier session that was never saved. The coach first decides whether to use or discard it. */
  offered: WidgetDraft<Type> | undefined;
  faults: Faults;
  /** Fields that are still empty, listed below the form and not shown as errors. */
  missing: Faults;
  saving: Saving;
}

/**
 * One widget in its editor. Typed text is stored in this browser at once and sent after a pause. Unfinished or invalid
 * settings stay in the browser, and the widget keeps its last valid ones.
 */
export class EditSession<Type extends WidgetType> extends Observable {
  private timer: ReturnType<typeof setTimeout> | undefined;
  private state: Editing<Type>;
  /** Last sent settings as JSON; the server has them or is about to. */
  private sent: string;
  private onTheWay = 0;
  private isTouched = false;
  private isStrict = false;
  /** True once something was saved in this session. */
  hasSaved = false;

  constructor(
    /** The widget as it was when the editor opened. */
    readonly widget: Widget<Type>,
    private readonly around: Around<Type>,
  ) {
    super();
    const draft = draftOf(widget.type, widget.settings);
    // An empty widget has no settings, not even its editor's defaults.
    this.sent = isUnfilled(widget.settings) ? '' : this.asSent(draft);
    const stored = around.drafts.read(widget);
    const isOld = stored !== undefined && this.asSent(stored.draft) === this.asSent(draft);
    if (isOld) around.drafts.forget(widget.id);
    const offered = isOld ? undefined : stored;
    this.state = { draft, offered, faults: {}, missing: {}, saving: offered ? 'unfinished' : 'saved' };
  }

  readonly getSnapshot = (): Editing<Type> => this.state;

  type(draft: DraftOf<Type>): void {
    this.isTouched = true;
    this.storeDraft(draft);
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.flush(), PAUSE_MS);
    // Errors stay until the pause, when the draft is checked again.
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
    this.around.drafts.forget(this.widget.id);
    this.set({ offered: undefined, saving: 'saved' });
  }

  /** Sends the typed settings if they are valid. */
  flush(): void {
    clearTimeout(this.timer);
    const { draft, offered } = this.state;
    // A stored draft needs the coach's decision; an untouched editor has nothing to send.
    if (offered || !this.isTouched) return;
    const ready = toSend(this.widget.type, draft);
    const sent = JSON.stringify(ready);
    if (sent === this.sent) {
      if (this.onTheWay === 0) this.around.drafts.forget(this.widget.id);
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
    // From here on, the lesson reports whether the change was saved.
    this.set({ faults: {}, missing: {}, saving: 'saved' });
    this.onTheWay += 1;
    this.around.edit(ready, (end) => this.ended(end, sent, before));
  }

  /** Closes the editor without Done. Sends nothing if nothing was typed. */
  leave(): void {
    if (this.isTouched) this.flush();
  }

  /** Sends pending text without waiting for the pause. Returns true if everything is saved. */
  async settle(): Promise<boolean> {
    if (this.state.saving === 'saving') this.flush();
    return this.state.saving === 'saved';
  }

  /**
   * Handles Done. 'saved': stored. 'later': nothing to send, or it will be saved later. 'unsent': sending failed and is
   * retried. 'stays': the editor stays open, with fields to correct.
   */
  async done(): Promise<'saved' | 'later' | 'unsent' | 'stays'> {
    const { draft } = this.state;
    const hasMissing = Object.keys(check(this.widget.type, draft).missing).length > 0;
    // Saves an untouched new widget whose defaults are complete; any other untouched widget stays as it is.
    if (!this.isTouched && (hasMissing || !isUnfilled(this.widget.settings))) return 'later';
    this.isTouched = true;
    this.isStrict = true;
    this.flush();
    if (this.state.saving !== 'saved') return 'stays';
    const saving = await this.around.settle();
    if (saving === 'conflict' || Object.keys(this.state.faults).length > 0) return 'stays';
    if (saving === 'failed') return 'unsent';
    return saving === 'saved' ? 'saved' : 'later';
  }

  /** Returns true if these settings differ from those the editor opened with. */
  isChanged(settings: SettingsOf<Type> | Unfilled): boolean {
    return this.asSent(settings) !== this.asSent(this.widget.settings);
  }

  private ended(end: End, sent: string, before: string): void {
    this.onTheWay -= 1;
    // Another tab may have deleted this draft when it saved its own settings of the widget.
    if (end.as === 'dropped') this.storeDraft(this.state.draft);
    if (end.as === 'confirmed') {
      this.hasSaved = true;
      if (this.asSent(this.state.draft) === sent) this.around.drafts.forget(this.widget.id);
    }
    if (end.as === 'refused') {
      if (this.sent === sent) this.sent = before;
      this.set({ faults: faultsFrom(this.widget.type, end.error), saving: 'unfinished' });
    }
  }

  private storeDraft(draft: DraftOf<Type>): void {
    this.around.drafts.store(this.widget.id, { draft, at: this.around.now() });
  }

  private asSent(draft: DraftOf<Type> | Unfilled): string {
    return JSON.stringify(isUnfilled(draft) ? draft : toSend(this.widget.type, draft));
  }

  private set(changes: Partial<Editing<Type>>): void {
    this.state = { ...this.state, ...changes };
    this.tell();
  }
}
