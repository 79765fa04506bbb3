import type { ShowToast } from '../../shared/toast/use-toast';
import { hasStatus, serverMessage } from '../../providers/refusal';
import { isRefusal } from '../outline/api';
import { Commands } from '../saving/commands';
import type { StoredChanges } from '../saving/pending-changes-storage';
import { OptimisticStore } from '../saving/optimistic-store';
import type { UndoHistory } from '../saving/undo-history';
import { texts } from '../shared/texts';
import { type LessonAnswer, readLesson, sendToLesson, ChangedElsewhere } from './api';
import {
  apply,
  findWidget,
  inverse,
  ofNewThings,
  type LessonCommand,
  type LessonContent,
} from './lesson-content';

export interface LessonDependencies {
  courseId: string;
  history: UndoHistory;
  toast: ShowToast;
  store: (changes: StoredChanges) => void;
  onConfirmed: (lessonId: string) => void;
}

/** A lesson being edited: its contents, version and pending changes. */
export class OpenLesson {
  readonly store: OptimisticStore<LessonContent>;
  readonly commands: Commands<LessonContent, LessonCommand, LessonAnswer | undefined>;
  /** True while an editor is open: the settings it shows are not replaced then. */
  private isEdited = false;
  /** Counts how often contents from the server replaced those on screen. */
  readings = 0;

  constructor(
    readonly id: string,
    initial: LessonContent,
    private readonly deps: LessonDependencies,
  ) {
    const { courseId, history, toast, store, onConfirmed } = deps;
    this.store = new OptimisticStore(initial, {
      isRefusal,
      isSignedOut: (error) => hasStatus(error, 401),
      isStale: (error) => error instanceof ChangedElsewhere,
      // A 422 concerns this change only: the rest of the lesson is still valid.
      needsReading: (error) => !hasStatus(error, 422),
      onRefused: (error) => toast({ title: serverMessage(error, texts.refused), failed: true }),
      onExchanged: (before, after) => before.version !== after.version && this.hasBeenExchanged(),
      read: () => readLesson(id),
      unseen: (confirmed) => ({ ...confirmed, version: undefined }),
      onPending: (pending, { version }) =>
        store({ scope: id, version, commands: pending.flatMap(({ data }) => data ?? []) }),
      onConfirmed: () => onConfirmed(id),
    });
    this.commands = new Commands(
      this.store,
      {
        apply,
        inverse,
        send: (command, { version }) => sendToLesson(courseId, id, command, version),
        confirm,
        keyOf: (command) => (command.do === 'editWidget' ? `edit ${command.id}` : undefined),
      },
      history,
      id,
    );
  }

  /** Returns a function that ends the editing. */
  beginEditing(): () => void {
    this.isEdited = true;
    return () => {
      this.isEdited = false;
    };
  }

  /** Reloads the lesson, because it may have been changed elsewhere. */
  async readAnew(): Promise<void> {
    if (!this.isEdited) await this.store.refresh();
  }

  /** Overwrites only what this tab has changed; other changes made elsewhere stay, and cannot be undone here. */
  async keepMine(): Promise<void> {
    this.deps.history.forget(this.id);
    await this.store.keepMine();
  }

  /**
   * Adds new pages and widgets again, because they conflict with nothing. Typed text is offered as a draft of its
   * widget.
   */
  async takeTheirs(): Promise<void> {
    const dropped = await this.store.takeTheirs();
    const commands = dropped.flatMap(({ data }) => (data ?? []) as LessonCommand | []);
    for (const command of ofNewThings(this.commands.state, commands)) this.commands.run(command);
  }

  /** Clears the undo steps, because their content may have been changed elsewhere. */
  private hasBeenExchanged(): void {
    this.readings += 1;
    this.deps.history.forget(this.id);
  }
}

/** Returns the contents after a confirmed command, with the new version and the widget as the server stored it. */
function confirm(
  content: LessonContent,
  command: LessonCommand,
  answer: LessonAnswer | undefined,
): LessonContent {
  const next = { ...apply(content, command), version: answer?.lessonVersion ?? content.version };
  const id = 'widget' in command ? command.widget.id : 'id' in command ? command.id : '';
  if (!answer?.settings || !findWidget(next, id)) return next;
  return apply(next, { do: 'editWidget', id, settings: answer.settings });
}
