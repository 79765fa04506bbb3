import type { OptimisticStore } from '../saving/optimistic-store';
import * as api from './api';
import { moveTo, putAt, type Widget, type WidgetType, without, withChanges } from './content';

/** What the coach does to the things on a page: seen at once, sent behind it. */
export class WidgetActions {
  constructor(
    private readonly store: OptimisticStore<Widget[]>,
    private readonly pageId: string,
  ) {}

  /** Those that stand there move down; without an index it stands at the end. */
  add(type: WidgetType, index = this.widgets.length, settings: Widget['settings'] = {}): Widget {
    const widget = { id: crypto.randomUUID(), type, settings };
    this.store.change({
      apply: (widgets) => putAt(widgets, widget, index),
      send: () => api.addWidget(this.pageId, widget, index),
    });
    return widget;
  }

  move(id: string, index: number): void {
    const ids = moveTo(this.widgets, id, index).map((widget) => widget.id);
    this.store.change({
      apply: (widgets) => moveTo(widgets, id, index),
      send: () => api.reorderWidgets(this.pageId, ids),
    });
  }

  /** Waits for the server, which has the last word on what may be stored. */
  async save(id: string, settings: Widget['settings']): Promise<void> {
    // A widget that was just added is to be there first.
    await this.store.settle();
    const saved = await api.editWidget(id, settings);
    this.store.change({
      apply: (widgets) => withChanges(widgets, id, { settings: saved.settings }),
      send: () => Promise.resolve(),
    });
  }

  /** Gives what brings it back. */
  remove(id: string): () => void {
    const index = this.widgets.findIndex((widget) => widget.id === id);
    const widget = this.widgets[index];
    this.store.change({
      apply: (widgets) => without(widgets, id),
      send: () => api.removeWidget(id),
    });
    return () => {
      if (!widget) return;
      this.store.change({
        apply: (widgets) => putAt(widgets, widget, index),
        send: () => api.restoreWidget(id),
      });
    };
  }

  private get widgets(): Widget[] {
    return this.store.getSnapshot().state;
  }
}
