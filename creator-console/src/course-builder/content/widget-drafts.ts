import { toSend } from '../widgets/registry';
import type { DraftOf } from '../widgets/parts/definition';
import type { Widget, WidgetType } from '../widgets/parts/widget';

export interface WidgetDraft<Type extends WidgetType = WidgetType> {
  draft: DraftOf<Type>;
  at: number;
}

/** Draft as stored in the browser, possibly by an older release. */
type StoredDraft<Type extends WidgetType> = Partial<WidgetDraft<Type>> | null;

const PREFIX = 'sanctum.widget-draft.';
/** Lifetime of a stored draft. Drafts of deleted widgets are stored too, because the widget may be restored. */
const LIFETIME_MS = 90 * 24 * 60 * 60 * 1000;
const listeners = new Set<() => void>();
const publish = (): void => {
  for (const listener of listeners) listener();
};
const keyOf = (widgetId: string): string => PREFIX + widgetId;

function readDraft<Type extends WidgetType>(key: string): WidgetDraft<Type> | undefined {
  try {
    const stored: StoredDraft<Type> = JSON.parse(localStorage.getItem(key) ?? 'null');
    if (typeof stored?.draft !== 'object' || stored.draft === null || typeof stored.at !== 'number')
      return undefined;
    return { draft: stored.draft, at: stored.at };
  } catch {
    return undefined;
  }
}

/**
 * Stores what the coach types in this browser until the server has it, so that a closed tab or a lost network loses
 * nothing.
 */
export const widgetDrafts = {
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  has: (widgetId: string): boolean => localStorage.getItem(keyOf(widgetId)) !== null,
  read: <Type extends WidgetType>({ id }: Widget<Type>): WidgetDraft<Type> | undefined =>
    readDraft(keyOf(id)),
  store<Type extends WidgetType>(widgetId: string, draft: WidgetDraft<Type>): void {
    try {
      localStorage.setItem(keyOf(widgetId), JSON.stringify(draft));
    } catch {
      // A full or blocked storage removes the safety net, not the editor.
    }
    publish();
  },
  forget(widgetId: string): void {
    localStorage.removeItem(keyOf(widgetId));
    publish();
  },
  /** Deletes the draft of these settings, unless it has changed since. */
  forgetSaved<Type extends WidgetType>(widget: Widget<Type>, settings: Widget<Type>['settings']): void {
    const stored = widgetDrafts.read(widget);
    if (stored && JSON.stringify(toSend(widget.type, stored.draft)) === JSON.stringify(settings)) {
      widgetDrafts.forget(widget.id);
    }
  },
  /** Removes drafts older than the lifetime. */
  sweep(now: number): void {
    for (const key of Object.keys(localStorage).filter((name) => name.startsWith(PREFIX))) {
      const stored = readDraft(key);
      if (!stored || now - stored.at > LIFETIME_MS) localStorage.removeItem(key);
    }
  },
};

/** The drafts of one widget, as its editor uses them. */
export interface DraftStore<Type extends WidgetType> {
  read: (widget: Widget<Type>) => WidgetDraft<Type> | undefined;
  store: (widgetId: string, draft: WidgetDraft<Type>) => void;
  forget: (widgetId: string) => void;
}
