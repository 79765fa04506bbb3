import { useEffect } from 'react';
import { WIDGET_OF, widgetFor } from '../../media-library/widget-for';
import { kindOf } from '../../shared/uploads/kind-of';
import { uploads } from '../../shared/uploads/uploads';
import { isUnfilled } from '../widgets/parts/widget';
import { findWidget } from '../content/lesson-content';
import type { Lessons } from '../content/lessons';
import type { WidgetActions } from '../content/widget-actions';

/**
 * Files of the computer, let go on the page: each has its widget at once, which waits for it, also over a reload.
 * Captions have none and go to the library.
 */
export function dropFiles(
  files: readonly File[],
  index: number,
  place: { lessonId: string; pageId: string },
  actions: WidgetActions,
): void {
  let next = index;
  for (const file of files) {
    const type = WIDGET_OF[kindOf(file)];
    const widget = type && actions.add(type, next++);
    void uploads.add(file, widget ? { ...place, widgetId: widget.id } : null);
  }
}

/** Fills the waiting widgets of opened lessons; a widget that the coach has filled or deleted meanwhile stays so. */
export function useArrivals(lessons: Lessons): void {
  useEffect(
    () =>
      uploads.onArrived(({ asset, target }) => {
        const lesson = target && lessons.find(target.lessonId);
        if (!lesson) return false;
        const waiting = findWidget(lesson.commands.state, target.widgetId)?.widget;
        const made = widgetFor(asset);
        if (made && waiting && isUnfilled(waiting.settings)) {
          const { settings } = made;
          lesson.commands.run({ do: 'editWidget', id: waiting.id, settings });
        }
        return true;
      }),
    [lessons],
  );
}
