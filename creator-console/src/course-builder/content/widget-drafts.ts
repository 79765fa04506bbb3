import type { WidgetType } from '../widgets/widget';
import { toSend } from '../widgets/draft';

type Settings = Record<string, unknown>;

export interface WidgetDraft {
  draft: Settings;
  at: number;
}

const PREFIX = 'sanctum.widget-draft.';
/** What was typed into a widget that is no more waits so long for its return. */
const KEPT_MS = 90 * 24 * 60 * 60 * 1000;
const listeners = new Set<() => void>();
const publish = (): void => {
  for (const listener of listeners) listener();
};
const keyOf = (widgetId: string): string => PREFIX + widgetId;

/** What is typed stays in this browser until the server has it: a closed tab or a lost network loses nothing. */
export const widgetDrafts = {
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  has: (widgetId: string): boolean => localStorage.getItem(keyOf(widgetId)) !== null,
  read(widgetId: string): WidgetDraft | undefined {
    try {
      const kept = JSON.parse(localStorage.getItem(keyOf(widgetId)) ?? 'null') as Partial<WidgetDraft> | null;
      if (typeof kept?.draft !== 'object' || kept.draft === null || typeof kept.at !== 'number')
        return undefined;
      return { draft: kept.draft, at: kept.at };
    } catch {
      return undefined;
    }
  },
  keep(widgetId: string, kept: WidgetDraft): void {
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
  forgetSaved(widgetId: string, type: WidgetType, settings: Settings): void {
    const kept = widgetDrafts.read(widgetId);
    if (kept && JSON.stringify(toSend(type, kept.draft)) === JSON.stringify(settings)) {
      widgetDrafts.forget(widgetId);
    }
  },
  /** Drafts that nobody came back for. */
  sweep(now: number): void {
    for (const key of Object.keys(localStorage).filter((name) => name.startsWith(PREFIX))) {
      const kept = widgetDrafts.read(key.slice(PREFIX.length));
      if (!kept || now - kept.at > KEPT_MS) localStorage.removeItem(key);
    }
  },
};

export type DraftStore = Pick<typeof widgetDrafts, 'read' | 'keep' | 'forget'>;
