import type { Schemas } from '@sanctum/openapi';

import type { LessonDraft } from '../drafts/api';
import { type OutlineLesson, lessonsInOrder, type CourseOutline } from '../outline/outline';

export type Product = Schemas['CreatorProductResponse'];

/** Point to check before publishing. The server decides what blocks publication. */
export type Point =
  | { kind: 'noLesson' | 'noOffer'; blocks: true }
  | { kind: 'emptyLessons'; blocks: false; lessons: OutlineLesson[] }
  | { kind: 'unfilledWidgets'; blocks: false; count: number; first: OutlineLesson }
  | { kind: Warning; blocks: false; count: number; first: OutlineLesson }
  | { kind: 'noPicture' | 'noTopics'; blocks: false };

export type Warning = Schemas['LessonWarning'];

/** In the order of urgency. */
const WARNINGS: readonly Warning[] = ['failed', 'not_converted', 'converting', 'closed_to_minors'];

export function readinessOf(
  outline: CourseOutline,
  product: Pick<Product, 'missing' | 'thumbnailUrl' | 'tags' | 'emptyLessonIds'>,
  drafts: readonly Pick<LessonDraft, 'lessonId' | 'unfilled' | 'warnings'>[],
): Point[] {
  const points: Point[] = [];
  const lessons = lessonsInOrder(outline);
  if (product.missing === 'lesson') points.push({ kind: 'noLesson', blocks: true });
  if (product.missing === 'recurring_offer') points.push({ kind: 'noOffer', blocks: true });
  const empty = lessons.filter(({ id }) => product.emptyLessonIds.includes(id));
  if (empty.length > 0) points.push({ kind: 'emptyLessons', blocks: false, lessons: empty });
  const unfilled = drafts.filter(
    ({ lessonId, unfilled }) => unfilled.length > 0 && !product.emptyLessonIds.includes(lessonId),
  );
  const first = lessons.find(({ id }) => id === unfilled[0]?.lessonId);
  const count = unfilled.reduce((sum, draft) => sum + draft.unfilled.length, 0);
  if (first) points.push({ kind: 'unfilledWidgets', blocks: false, count, first });
  for (const kind of WARNINGS) {
    const found = drafts.flatMap(({ lessonId, warnings }) =>
      warnings.filter(({ problem }) => problem === kind).map(() => lessonId),
    );
    const warned = lessons.find(({ id }) => id === found[0]);
    if (warned) points.push({ kind, blocks: false, count: found.length, first: warned });
  }
  if (product.thumbnailUrl === null) points.push({ kind: 'noPicture', blocks: false });
  if (product.tags.length === 0) points.push({ kind: 'noTopics', blocks: false });
  return points;
}
