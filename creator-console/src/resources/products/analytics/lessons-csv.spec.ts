import type { LessonFigures } from './analytics.api';
import { fileNameOf, lessonsCsv } from './lessons';

const lesson: LessonFigures = {
  id: 'a',
  title: '=HYPERLINK("x")',
  moduleId: 'm',
  moduleTitle: 'Roots, and wings',
  began: 9,
  completed: 7,
  beganPercent: 75,
  completedPercent: 58.3,
  standing: 2,
  isMostCommon: true,
  watchedSeconds: 1840,
};

test('each lesson is a line, and no title runs as a formula', () => {
  const [head, line] = lessonsCsv([lesson]).split('\r\n');
  expect(head).toContain('Module,Lesson,Started,Started %');
  expect(line).toBe(`"Roots, and wings","'=HYPERLINK(""x"")",9,75,7,58.3,2,1840`);
});

test('the file has the course’s name, without characters that file systems refuse', () => {
  expect(fileNameOf('Rooted: A Master Class / 1')).toBe('Rooted  A Master Class   1 - lessons.csv');
});
