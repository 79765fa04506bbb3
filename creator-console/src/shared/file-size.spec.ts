import { fileSize, overLimit } from './file-size';

test.each([
  [0, '0 B'],
  [1023, '1023 B'],
  [1024, '1.0 KB'],
  [1_204_224, '1.1 MB'],
  [1_048_575, '1.0 MB'],
  [5_242_880, '5.0 MB'],
  [52_428_800, '50.0 MB'],
])('%d bytes are shown as %s', (bytes, shown) => {
  expect(fileSize(bytes)).toBe(shown);
});

test.each([
  [5_242_881, 5_242_880, ['5.1 MB', '5 MB']],
  [52_428_801, 52_428_800, ['50.1 MB', '50 MB']],
  [1025, 1024, ['1.1 KB', '1 KB']],
])('%d bytes with a limit of %d are shown as %s: the two differ', (bytes, limit, words) =>
  expect(overLimit(bytes, limit)).toEqual(words),
);
