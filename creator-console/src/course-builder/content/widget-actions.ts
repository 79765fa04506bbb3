import type { End } from '../saving/optimistic-store';
import type { UndoStep } from '../../shared/undo/undo-history';
import { texts } from '../shared/texts';
import { faceOf } from '../widgets/registry';
import { type Widget, widgetOf, type WidgetType } from '../widgets/parts/widget';
import { findWidget, widgetsOf } from './lesson-content';
import type { OpenLesson } from './open-lesson';

/** The coach's actions on the widgets of a page, shown at once and sent in the background. */
export class WidgetActions {
  constructor(
    readonly lesson: OpenLesson,
    private readonly pageId: string,
  ) {}

  /** Inserts a widget and moves the following ones down; without an index, appends it. */
  add(type: WidgetType, index?: number, settings: Widget['settings'] = {}): Widget {
    const widget = widgetOf(crypto.randomUUID(), type, settings);
    const { pageId } = this;
    const end = widgetsOf(this.lesson.commands.state, pageId).length;
    this.lesson.commands.do(texts.steps.add(faceOf({ type, settings }).label), {
      do: 'addWidget',
      widget,
      pageId,
      index: index ?? end,
    });
    return widget;
  }

  /** Moves a widget within its page or to another page of the lesson. */
  move(id: string, index: number, pageId = this.pageId): UndoStep | undefined {
    return this.lesson.commands.do(texts.steps.move(this.labelOf(id)), {
      do: 'moveWidget',
      id,
      pageId,
      index,
    });
  }

  /** Applies an edit while the coach types; `remember` turns the edits into one undo step. */
  readonly edit = (id: string, settings: Widget['settings'], onEnd: (end: End) => void): void => {
    this.lesson.commands.run({ do: 'editWidget', id, settings }, onEnd);
  };

  /** Moves a widget to the end of another page. Returns its undo step. */
  moveToPage(id: string, pageId: string): UndoStep | undefined {
    return this.move(id, widgetsOf(this.lesson.commands.state, pageId).length, pageId);
  }

  /** Adds one undo step for all edits since `before`. */
  remember(id: string, before: Widget['settings']): void {
    const back = { do: 'editWidget', id, settings: before } as const;
    this.lesson.commands.remember(texts.steps.edit(this.labelOf(id)), back);
  }

  /** Removes a widget. Returns the undo step. */
  remove(id: string): UndoStep | undefined {
    return this.lesson.commands.do(texts.steps.delete(this.labelOf(id)), { do: 'removeWidget', id });
  }

  private labelOf(id: string): string {
    const found = findWidget(this.lesson.commands.state, id);
    return found ? faceOf(found.widget).label : '';
  }
}

/** The coach's actions on the pages of a lesson. */
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

  /** Names the page in Spanish; the English title stands for no translation. */
  translate(id: string, title: string): void {
    const english = this.titleOf(id);
    const spanish = title === english ? '' : title;
    this.lesson.commands.do(texts.steps.rename(english), { do: 'translatePage', id, spanish });
  }

  /** Removes a page. Returns the undo step. */
  remove(id: string): UndoStep | undefined {
    return this.lesson.commands.do(texts.steps.delete(this.titleOf(id)), { do: 'removePage', id });
  }

  private titleOf(id: string): string {
    return this.lesson.commands.state.pages.find((page) => page.id === id)?.title ?? '';
  }
}
