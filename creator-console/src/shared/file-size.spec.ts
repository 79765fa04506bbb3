import { fileSize } from './file-size';

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
