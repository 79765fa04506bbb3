import type { TranslatedTitle } from '../../../kernel/translations.js';
import type { EditedWidget } from '../types/registry.js';
import type { WidgetType } from '../types/widget-types.js';

export type SnapshotPage = TranslatedTitle & { id: string; widgets: EditedWidget[] };

/** Contents of a lesson at one moment, page by page. */
export type LessonSnapshot = { pages: SnapshotPage[] };

/** Returns the types of the widgets that were added, removed, moved or changed between the two. */
export function changedTypes(before: LessonSnapshot | undefined, after: LessonSnapshot): WidgetType[] {
  const old = fingerprints(before ?? { pages: [] });
  const now = fingerprints(after);
  const changed = [...new Set([...old.keys(), ...now.keys()])].filter(
    (id) => old.get(id)?.print !== now.get(id)?.print,
  );
  return [...new Set(changed.map((id) => (now.get(id) ?? old.get(id))!.type))].toSorted();
}

/** Maps each widget to its page and settings. A widget that only slid down because another was added is unchanged. */
function fingerprints({ pages }: LessonSnapshot): Map<string, { type: WidgetType; print: string }> {
  return new Map(
    pages.flatMap((page) =>
      page.widgets.map(({ id, type, settings }) => [
        id,
        { type, print: JSON.stringify([page.id, sorted(settings)]) },
      ]),
    ),
  );
}

/** Sorts keys, so that equal settings compare equal in any key order. */
const sorted = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== 'object' || value === null) return value;
  return Object.entries(value)
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([key, inner]) => [key, sorted(inner)]);
};
