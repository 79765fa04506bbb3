import type { OptimisticStore } from '../saving/optimistic-store';
import * as api from './api';
import {
  add,
  edit,
  type Level,
  move,
  type Outline,
  type Place,
  type Removed,
  remove,
  restore,
  takeOut,
} from './outline';

/** What the coach does to the outline: seen at once, sent behind it. */
export class OutlineActions {
  constructor(private readonly store: OptimisticStore<Outline>) {}

  add(level: Level, title: string, place: Place): string {
    const id = crypto.randomUUID();
    const { id: courseId } = this.outline;
    this.store.change({
      apply: (outline) => add(outline, level, id, title, place),
      send: () => api.addToOutline(courseId, level, id, title, place),
    });
    return id;
  }

  edit<L extends Level>(level: L, id: string, edits: api.Edits[L]): void {
    this.store.change({
      apply: (outline) => edit(outline, level, id, edits),
      send: () => api.editInOutline(level, id, edits),
    });
  }

  move(level: Level, id: string, place: Place): void {
    this.store.change({
      apply: (outline) => move(outline, level, id, place),
      send: () => api.moveInOutline(level, id, place),
    });
  }

  remove(level: Level, id: string): Removed | undefined {
    const removed = takeOut(this.outline, level, id);
    if (!removed) return undefined;
    this.store.change({
      apply: (outline) => remove(outline, id),
      send: () => api.removeFromOutline(level, id),
    });
    return removed;
  }

  restore(removed: Removed): void {
    this.store.change({
      apply: (outline) => restore(outline, removed),
      send: () => api.restoreToOutline(removed.level, removed.id),
    });
  }

  private get outline(): Outline {
    return this.store.getSnapshot().state;
  }
}
