import { faultOf } from './upload-purpose';

describe('a file chosen for upload', () => {
  test.each([
    ['thumbnail', 'forest.PNG', 5_242_880, undefined],
    ['thumbnail', 'forest.png', 5_242_881, 'tooLarge'],
    ['thumbnail', 'forest.svg', 100, 'wrongType'],
    ['thumbnail', 'forest.pdf', 100, 'wrongType'],
    ['file', 'journal.pdf', 52_428_800, undefined],
    ['file', 'journal.pdf', 52_428_801, 'tooLarge'],
    ['file', 'journal.pdf', 0, 'empty'],
    ['file', 'journal.html', 100, 'wrongType'],
    ['file', 'garden.MKV', 100, undefined],
    ['media', 'IMG_1.HEIC', 100, 'heic'],
  ] as const)('as %s, %s of %d bytes: %s', (purpose, name, size, fault) => {
    expect(faultOf({ name, size }, purpose)).toBe(fault);
  });
});
