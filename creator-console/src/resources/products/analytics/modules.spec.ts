import type { LessonFigures } from './analytics.api';
import { byModule } from './lessons';

const lesson = (id: string, moduleId: string): LessonFigures => ({
  id,
  title: id,
  moduleId,
  moduleTitle: 'Beginnings',
  began: 0,
  completed: 0,
  standing: 0,
  beganPercent: null,
  completedPercent: null,
  isMostCommon: false,
  watchedSeconds: 0,
});

test('two modules in a row with the same name stay separate', () => {
  const modules = byModule([lesson('a', 'm1'), lesson('b', 'm1'), lesson('c', 'm2')]);
  expect(modules.map(({ lessons }) => lessons.map(({ id }) => id))).toEqual([['a', 'b'], ['c']]);
});
