import { assertReady, missingPart, type ProductContents } from './product-readiness.js';

type Contents = Omit<ProductContents, 'partsPublished'> & Partial<Pick<ProductContents, 'partsPublished'>>;

const cases: [Contents, ReturnType<typeof missingPart>][] = [
  [{ type: 'course', lessons: 0, files: 0 }, 'lesson'],
  [{ type: 'course', lessons: 0, files: 3 }, 'lesson'],
  [{ type: 'course', lessons: 1, files: 0 }, null],
  [{ type: 'digital_file', lessons: 0, files: 0 }, 'file'],
  [{ type: 'digital_file', lessons: 0, files: 1 }, null],
  [{ type: 'coaching', lessons: 0, files: 0 }, null],
  [{ type: 'bundle', lessons: 0, files: 0 }, 'bundle_part'],
  [{ type: 'bundle', lessons: 0, files: 0, partsPublished: [true] }, 'bundle_part'],
  [{ type: 'bundle', lessons: 0, files: 0, partsPublished: [true, true, false] }, 'bundle_part'],
  [{ type: 'bundle', lessons: 0, files: 0, partsPublished: [true, true] }, null],
];

const NEEDS = { lesson: 'a lesson', file: 'a file', bundle_part: 'at least two products' };

test.each(cases)('a product of %j lacks %p', (given, missing) => {
  const contents = { partsPublished: [], ...given };
  expect(missingPart(contents)).toBe(missing);
  if (missing === null) expect(() => assertReady(contents)).not.toThrow();
  else expect(() => assertReady(contents)).toThrow(`Add ${NEEDS[missing]}`);
});
