import type { NotebookNote } from '../lesson-note';
import { groupNotes } from './notebook-groups';

const note = (id: string, courseId: string | null, lessonId: string): NotebookNote => ({
  id,
  courseId,
  lessonId,
  courseTitle: courseId,
  lessonTitle: lessonId,
  moduleId: 'm',
  text: id,
  videoId: null,
  atSeconds: null,
  version: 1,
  createdAt: '',
  updatedAt: '',
});

test('notes are grouped by course and lesson', () => {
  const groups = groupNotes([
    note('1', 'a', 'x'),
    note('2', 'a', 'x'),
    note('3', 'a', 'y'),
    note('4', 'b', 'z'),
    note('5', null, 'lost'),
  ]);
  expect(
    groups.map(({ title, lessons }) => [title, lessons.map(({ notes }) => notes.map(({ id }) => id))]),
  ).toEqual([
    ['a', [['1', '2'], ['3']]],
    ['b', [['4']]],
    [null, [['5']]],
  ]);
});
