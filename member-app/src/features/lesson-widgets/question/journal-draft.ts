import type { Draft } from './journal-saver';

type Store = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** Words not yet saved, in this browser. Kept apart by person: mother and daughter may share it. */
export function journalDraft(store: Store, personId: string, widgetId: string) {
  const key = `sanctum.journal-draft.${personId}.${widgetId}`;
  return {
    read: (): Draft | null => JSON.parse(store.getItem(key) ?? 'null') as Draft | null,
    keep: (draft: Draft | null) =>
      draft ? store.setItem(key, JSON.stringify(draft)) : store.removeItem(key),
  };
}
