import type { End } from '../saving/optimistic-store';
import type { UndoStep } from '../saving/undo-history';
import { texts } from '../shared/texts';
import { faceOf } from '../widgets/registry';
import { type Widget, widgetOf, type WidgetType } from '../widgets/parts/widget';
import { findWidget, widgetsOf } from './lesson-content';
import type { OpenLesson } from './open-lesson';

/** What the coach does to the things on a page: seen at once, sent behind it. */
export class WidgetActions {
  constructor(
    readonly lesson: OpenLesson,
    private readonly pageId: string,
  ) {}

  /** Those that stand there move down; without an index it stands at the end. */
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

  /** On its page, or to another one of the lesson. */
  move(id: string, index: number, pageId = this.pageId): UndoStep | undefined {
    return this.lesson.commands.do(texts.steps.move(this.labelOf(id)), {
      do: 'moveWidget',
      id,
      pageId,
      index,
    });
  }

  /** As typing goes on; `remember` makes one step of it. */
  readonly edit = (id: string, settings: Widget['settings'], onEnd: (end: End) => void): void => {
    this.lesson.commands.run({ do: 'editWidget', id, settings }, onEnd);
  };

  /** To the end of another page; gives the step that can be taken back. */
  moveToPage(id: string, pageId: string): UndoStep | undefined {
    return this.move(id, widgetsOf(this.lesson.commands.state, pageId).length, pageId);
  }

  /** What was edited since `before` can be taken back at once. */
  remember(id: string, before: Widget['settings']): void {
    const back = { do: 'editWidget', id, settings: before } as const;
    this.lesson.commands.remember(texts.steps.edit(this.labelOf(id)), back);
  }

  /** Gives the step that can be taken back. */
  remove(id: string): UndoStep | undefined {
    return this.lesson.commands.do(texts.steps.delete(this.labelOf(id)), { do: 'removeWidget', id });
  }

  private labelOf(id: string): string {
    const found = findWidget(this.lesson.commands.state, id);
    return found ? faceOf(found.widget).label : '';
  }
}
