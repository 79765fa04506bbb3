import { widgetDrafts } from './widget-drafts';
import { hasStatus } from '../../providers/refusal';
import type { StoredChanges } from '../saving/pending-changes-storage';
import type { SaverGroup } from '../saving/saver-group';
import { readLesson } from './api';
import { findWidget, type LessonCommand } from './lesson-content';
import { OpenLesson, type LessonDependencies } from './open-lesson';
import type { ShowToast } from '../../shared/toast/use-toast';
import type { UndoHistory } from '../saving/undo-history';

/** Lessons that were opened. They stay until the builder closes, because changes may still be on their way. */
export class Lessons {
  private readonly opened = new Map<string, OpenLesson>();

  constructor(
    private readonly savers: SaverGroup,
    private readonly deps: LessonDependencies,
  ) {}

  /** Opens the lesson as stored on the server, unless changes are still being sent. */
  async open(id: string): Promise<OpenLesson> {
    // A lesson that was just added has to reach the server first.
    await this.savers.settle();
    const there = this.opened.get(id);
    if (there) {
      await there.readAnew().catch((error: unknown) => {
        if (hasStatus(error, 404)) throw error;
      });
      return there;
    }
    const read = await readLesson(id);
    const lesson = this.opened.get(id) ?? new OpenLesson(id, read, this.deps);
    this.opened.set(id, lesson);
    this.savers.add(lesson.store);
    return lesson;
  }

  find(id: string): OpenLesson | undefined {
    return this.opened.get(id);
  }

  /** Returns a lesson whose conflict needs a decision. */
  inConflict(): string | undefined {
    return [...this.opened.values()].find(({ store }) => store.getSnapshot().saving === 'conflict')?.id;
  }

  /** Sends the unsent changes of a closed tab. Anything changed elsewhere since is a conflict like any other. */
  async resume({ scope, version, commands }: StoredChanges): Promise<void> {
    const lesson = await this.open(scope);
    const known = { ...lesson.commands.state, version };
    lesson.commands.resume(known, commands as LessonCommand[], (command, { as }) => {
      const found = command.do === 'editWidget' && findWidget(lesson.commands.state, command.id);
      if (found && as === 'confirmed') {
        widgetDrafts.forgetSaved(found.widget, command.settings);
      }
    });
  }

  /** Rereads the lesson after a change in another tab, unless it was changed here too. */
  async follow(id: string): Promise<void> {
    // Without a network it stays as it is, and the next change causes a conflict.
    await this.opened
      .get(id)
      ?.readAnew()
      .catch(() => undefined);
  }

  /** Records a change made without a command, such as restoring an older version. */
  async changedBeside(id: string): Promise<void> {
    this.deps.onConfirmed(id);
    await this.follow(id);
  }
}

/** Services shared by all parts of the builder while a course is open. */
export interface BuilderServices {
  courseId: string;
  savers: SaverGroup;
  lessons: Lessons;
  history: UndoHistory;
  toast: ShowToast;
}
