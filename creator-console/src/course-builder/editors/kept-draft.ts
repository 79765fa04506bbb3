type Settings = Record<string, unknown>;

export interface KeptDraft {
  draft: Settings;
  at: number;
}

const PREFIX = 'sanctum.widget-draft.';
const keyOf = (widgetId: string): string => PREFIX + widgetId;

/** What is typed stays in this browser until the server has it: a closed tab or a lost network loses nothing. */
export const keptDraft = {
  read(widgetId: string): KeptDraft | undefined {
    try {
      const kept = JSON.parse(localStorage.getItem(keyOf(widgetId)) ?? 'null') as Partial<KeptDraft> | null;
      if (typeof kept?.draft !== 'object' || kept.draft === null || typeof kept.at !== 'number')
        return undefined;
      return { draft: kept.draft, at: kept.at };
    } catch {
      return undefined;
    }
  },
  keep(widgetId: string, kept: KeptDraft): void {
    try {
      localStorage.setItem(keyOf(widgetId), JSON.stringify(kept));
    } catch {
      // A full or closed storage takes the safety net away, not the editor.
    }
  },
  forget: (widgetId: string): void => localStorage.removeItem(keyOf(widgetId)),
};

export type DraftKeeper = typeof keptDraft;
