import { counted } from './counted';

test.each([
  [0, 'lessons'],
  [1, 'lesson'],
  [2, 'lessons'],
  [11, 'lessons'],
])('%i uses %s', (n, form) => {
  expect(counted(n, { one: 'lesson', other: 'lessons' })).toBe(form);
});
