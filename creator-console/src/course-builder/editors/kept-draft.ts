const keyOf = (widgetId: string): string => `sanctum.widget-draft.${widgetId}`;

/** What is typed stays in this browser until the server has it: a closed tab or a lost network loses nothing. */
export const keptDraft = {
  read(widgetId: string): Record<string, unknown> | undefined {
    try {
      const kept: unknown = JSON.parse(localStorage.getItem(keyOf(widgetId)) ?? 'null');
      return typeof kept === 'object' && kept !== null ? (kept as Record<string, unknown>) : undefined;
    } catch {
      return undefined;
    }
  },
  keep(widgetId: string, draft: Record<string, unknown>): void {
    try {
      localStorage.setItem(keyOf(widgetId), JSON.stringify(draft));
    } catch {
      // A full or closed storage takes the safety net away, not the editor.
    }
  },
  forget: (widgetId: string): void => localStorage.removeItem(keyOf(widgetId)),
};
