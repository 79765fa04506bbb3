import type { EditedWidget } from '../types/registry.js';
import type { WidgetType } from '../types/widget-types.js';

export interface SnapshotPage {
  id: string;
  title: string;
  widgets: EditedWidget[];
}

/** All that lies in a lesson at one moment, page by page. */
export interface LessonSnapshot {
  pages: SnapshotPage[];
}

/** The types of the widgets that came, went, moved or changed from one to the other. */
export function changedTypes(before: LessonSnapshot | undefined, after: LessonSnapshot): WidgetType[] {
  const old = fingerprints(before ?? { pages: [] });
  const now = fingerprints(after);
  const changed = [...new Set([...old.keys(), ...now.keys()])].filter(
    (id) => old.get(id)?.print !== now.get(id)?.print,
  );
  return [...new Set(changed.map((id) => (now.get(id) ?? old.get(id))!.type))].toSorted();
}

/** A widget’s page and settings: one that only slid down because another came is not changed. */
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

/** The same settings in whichever order their keys were written. */
const sorted = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== 'object' || value === null) return value;
  return Object.entries(value)
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([key, inner]) => [key, sorted(inner)]);
};
