import { overLimit } from './file-size.js';

test.each([
  [5_242_881, 5_242_880, '5.1 MB. The limit is 5 MB.'],
  [5_300_000, 5_242_880, '5.1 MB. The limit is 5 MB.'],
  [52_428_801, 52_428_800, '50.1 MB. The limit is 50 MB.'],
  [20_971_521, 20_971_520, '20.1 MB. The limit is 20 MB.'],
  [2_147_483_649, 2_147_483_648, '2.1 GB. The limit is 2 GB.'],
  [1_000_001, 1_000_000, '976.6 KB. The limit is 976.5 KB.'],
  [1025, 1024, '1.1 KB. The limit is 1 KB.'],
  [11, 10, '11 B. The limit is 10 B.'],
])('%i bytes, where %i are allowed, are shown as %s, so the two differ', (bytes, limit, words) =>
  expect(overLimit(bytes, limit)).toBe(words),
);
