import { blank } from '@sanctum/openapi/testing';
import { differenceOf } from './difference';

test.each([
  [{ changed: 2, added: 1 }, '2 widgets changed, 1 added'],
  [{ changed: 1 }, '1 widget changed'],
  [{ added: 1, removed: 3 }, '1 widget added, 3 removed'],
  [{ removed: 2, isRearranged: true }, '2 widgets removed'],
  [{ isRearranged: true }, 'Pages or order changed'],
  [{}, ''],
])('of %j is “%s”', (difference, line) => {
  expect(differenceOf({ ...blank('LessonDraftResponse'), ...difference })).toBe(line);
});
