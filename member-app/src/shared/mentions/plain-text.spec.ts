import { beginningOf } from './plain-text';

test('a long text is shortened after a whole word, and a short one is shown in full', () => {
  expect(beginningOf('A short one.')).toBeNull();
  const beginning = beginningOf('word '.repeat(200));
  expect(beginning?.endsWith('word')).toBe(true);
  expect(beginning?.length).toBeLessThan(430);
  expect(beginningOf(Array.from({ length: 30 }, (_, n) => `${n}`).join('\n'))?.split('\n')).toHaveLength(7);
});
