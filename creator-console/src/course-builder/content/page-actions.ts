import type { OptimisticStore } from '../saving/optimistic-store';
import * as api from './api';
import { type Page, putAt, withChanges, without } from './content';

/** What the coach does to the pages of a lesson. */
export class PageActions {
  constructor(
    private readonly store: OptimisticStore<Page[]>,
    private readonly courseId: string,
    private readonly lessonId: string,
  ) {}

  add(title: string): string {
    const id = crypto.randomUUID();
    const { courseId, lessonId } = this;
    const blank = { id, lessonId, title, order: this.pages.length, widgetCount: 0, lessonVersion: 0 };
    this.store.change({
      apply: (pages) => putAt(pages, blank, pages.length),
      send: () => api.addPage(courseId, lessonId, id, title),
    });
    return id;
  }

  rename(id: string, title: string): void {
    this.store.change({
      apply: (pages) => withChanges(pages, id, { title }),
      send: () => api.renamePage(id, title),
    });
  }

  /** Gives what brings it back. */
  remove(id: string): () => void {
    const index = this.pages.findIndex((page) => page.id === id);
    const page = this.pages[index];
    this.store.change({ apply: (pages) => without(pages, id), send: () => api.removePage(id) });
    return () => {
      if (!page) return;
      this.store.change({
        apply: (pages) => putAt(pages, page, index),
        send: () => api.restorePage(id),
      });
    };
  }

  private get pages(): Page[] {
    return this.store.getSnapshot().state;
  }
}
