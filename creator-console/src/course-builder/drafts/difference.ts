import type { LessonDraft } from './api';
import { texts } from './texts';

/** Names in one line what publishing would change for owners, such as “2 widgets changed, 1 added”. */
export function differenceOf({ changed, added, removed, isRearranged }: LessonDraft): string {
  const { differs } = texts;
  const parts: string[] = [];
  if (changed > 0) parts.push(differs.changed(changed));
  if (added > 0) parts.push(differs.added(added, parts.length === 0));
  if (removed > 0) parts.push(differs.removed(removed, parts.length === 0));
  if (parts.length === 0 && isRearranged) parts.push(differs.rearranged);
  return parts.join(', ');
}
