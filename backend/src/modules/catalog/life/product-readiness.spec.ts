import { assertReady, missingPart, type ProductContents } from './product-readiness.js';

const cases: [ProductContents, ReturnType<typeof missingPart>][] = [
  [{ type: 'course', lessons: 0, files: 0 }, 'lesson'],
  [{ type: 'course', lessons: 0, files: 3 }, 'lesson'],
  [{ type: 'course', lessons: 1, files: 0 }, null],
  [{ type: 'digital_file', lessons: 0, files: 0 }, 'file'],
  [{ type: 'digital_file', lessons: 0, files: 1 }, null],
  [{ type: 'coaching', lessons: 0, files: 0 }, null],
];

test.each(cases)('of %j is missing: %p', (contents, missing) => {
  expect(missingPart(contents)).toBe(missing);
  if (missing === null) expect(() => assertReady(contents)).not.toThrow();
  else expect(() => assertReady(contents)).toThrow(`needs a ${missing}`);
});
