import type { UndoStep } from '../saving/undo-history';
import { texts } from '../shared/texts';
import type { OpenLesson } from './open-lesson';

/** Coach's actions on the pages of a lesson. */
export class PageActions {
  constructor(private readonly lesson: OpenLesson) {}

  add(title: string): string {
    const page = { id: crypto.randomUUID(), title };
    this.lesson.commands.do(texts.steps.add(title), { do: 'addPage', page });
    return page.id;
  }

  rename(id: string, title: string): void {
    this.lesson.commands.do(texts.steps.rename(this.titleOf(id)), { do: 'renamePage', id, title });
  }

  /** Returns the step that can be undone. */
  remove(id: string): UndoStep | undefined {
    return this.lesson.commands.do(texts.steps.delete(this.titleOf(id)), { do: 'removePage', id });
  }

  private titleOf(id: string): string {
    return this.lesson.commands.state.pages.find((page) => page.id === id)?.title ?? '';
  }
}
