import type { components } from '@sanctum/openapi';

import { type OutlineLesson, lessonsInOrder, type CourseOutline } from '../outline/outline';

export type Product = components['schemas']['CreatorProductResponse'];

/** Point to check before publishing. The server decides what blocks publication. */
export type Point =
  | { kind: 'noLesson'; blocks: true }
  | { kind: 'emptyLessons'; blocks: false; lessons: OutlineLesson[] }
  | { kind: 'noPicture' | 'noTopics'; blocks: false };

export function readinessOf(
  outline: CourseOutline,
  product: Pick<Product, 'missing' | 'thumbnailUrl' | 'tags' | 'emptyLessonIds'>,
): Point[] {
  const points: Point[] = [];
  const lessons = lessonsInOrder(outline);
  if (product.missing === 'lesson') points.push({ kind: 'noLesson', blocks: true });
  const empty = lessons.filter(({ id }) => product.emptyLessonIds.includes(id));
  if (empty.length > 0) points.push({ kind: 'emptyLessons', blocks: false, lessons: empty });
  if (product.thumbnailUrl === null) points.push({ kind: 'noPicture', blocks: false });
  if (product.tags.length === 0) points.push({ kind: 'noTopics', blocks: false });
  return points;
}
