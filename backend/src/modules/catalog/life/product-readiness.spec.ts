import { assertReady, missingPart, type ProductContents } from './product-readiness.js';

type Contents = Pick<ProductContents, 'type' | 'lessons' | 'files'> & Partial<ProductContents>;

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
  [{ type: 'course', lessons: 1, files: 0, recurringOffers: 0 }, 'recurring_offer'],
  [{ type: 'course', lessons: 1, files: 0, recurringOffers: 1 }, null],
];

const NEEDS = {
  lesson: 'Add a lesson',
  file: 'Add a file',
  bundle_part: 'Add at least two products',
  recurring_offer: 'it needs an offer',
};

test.each(cases)('a product of %j lacks %p', (given, missing) => {
  const contents = { partsPublished: [], recurringOffers: null, ...given };
  expect(missingPart(contents)).toBe(missing);
  if (missing === null) expect(() => assertReady(contents)).not.toThrow();
  else expect(() => assertReady(contents)).toThrow(NEEDS[missing]);
});
