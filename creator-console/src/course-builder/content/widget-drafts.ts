import { toSend } from '../widgets/drafts';
import type { DraftOf } from '../widgets/parts/draft';
import type { Widget, WidgetType } from '../widgets/parts/widget';

export interface WidgetDraft<Type extends WidgetType = WidgetType> {
  draft: DraftOf<Type>;
  at: number;
}

/** As its editor left it: nobody else writes there. */
type Kept<Type extends WidgetType> = Partial<WidgetDraft<Type>> | null;

const PREFIX = 'sanctum.widget-draft.';
/** What was typed into a widget that is no more waits so long for its return. */
const KEPT_MS = 90 * 24 * 60 * 60 * 1000;
const listeners = new Set<() => void>();
const publish = (): void => {
  for (const listener of listeners) listener();
};
const keyOf = (widgetId: string): string => PREFIX + widgetId;

function readKept<Type extends WidgetType>(key: string): WidgetDraft<Type> | undefined {
  try {
    const kept: Kept<Type> = JSON.parse(localStorage.getItem(key) ?? 'null');
    if (typeof kept?.draft !== 'object' || kept.draft === null || typeof kept.at !== 'number')
      return undefined;
    return { draft: kept.draft, at: kept.at };
  } catch {
    return undefined;
  }
}

/** What is typed stays in this browser until the server has it: a closed tab or a lost network loses nothing. */
export const widgetDrafts = {
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  has: (widgetId: string): boolean => localStorage.getItem(keyOf(widgetId)) !== null,
  read: <Type extends WidgetType>({ id }: Widget<Type>): WidgetDraft<Type> | undefined => readKept(keyOf(id)),
  keep<Type extends WidgetType>(widgetId: string, kept: WidgetDraft<Type>): void {
    try {
      localStorage.setItem(keyOf(widgetId), JSON.stringify(kept));
    } catch {
      // A full or closed storage takes the safety net away, not the editor.
    }
    publish();
  },
  forget(widgetId: string): void {
    localStorage.removeItem(keyOf(widgetId));
    publish();
  },
  /** Unless something else has been typed since then. */
  forgetSaved<Type extends WidgetType>(widget: Widget<Type>, settings: Widget<Type>['settings']): void {
    const kept = widgetDrafts.read(widget);
    if (kept && JSON.stringify(toSend(widget.type, kept.draft)) === JSON.stringify(settings)) {
      widgetDrafts.forget(widget.id);
    }
  },
  /** Drafts that nobody came back for. */
  sweep(now: number): void {
    for (const key of Object.keys(localStorage).filter((name) => name.startsWith(PREFIX))) {
      const kept = readKept(key);
      if (!kept || now - kept.at > KEPT_MS) localStorage.removeItem(key);
    }
  },
};

/** For the editor of one widget. */
export interface DraftStore<Type extends WidgetType> {
  read: (widget: Widget<Type>) => WidgetDraft<Type> | undefined;
  keep: (widgetId: string, kept: WidgetDraft<Type>) => void;
  forget: (widgetId: string) => void;
}
