import { asLength, factsOf, placeOf } from './facts';
import { texts } from './texts';

test.each([
  [0, '0:00'],
  [75, '1:15'],
  [600, '10:00'],
  [3675, '1:01:15'],
])('%d seconds are shown as %s', (seconds, shown) => {
  expect(asLength(seconds)).toBe(shown);
});

const asset = {
  fileType: 'file' as const,
  mimeType: 'application/pdf',
  fileSize: 1536,
  width: null,
  height: null,
  durationSeconds: null,
  createdAt: '2027-03-01T10:00:00.000Z',
};

test('unknown details of a file are left out', () => {
  const names = ({ ...more }: object) => factsOf({ ...asset, ...more }).map(([name]) => name);
  const { type, size, dimensions, length, uploaded } = texts.facts;
  expect(names({})).toEqual([type, size, uploaded]);
  expect(names({ width: 640, height: 360, durationSeconds: 0 })).toEqual([
    type,
    size,
    dimensions,
    length,
    uploaded,
  ]);
  expect(factsOf(asset)).toContainEqual([size, '1.5 KB']);
});

test.each([
  ['lesson', 'c', '/courses/c/edit?lesson=x'],
  ['lesson_picture', 'c', '/courses/c/edit?lesson=x'],
  ['module_picture', 'c', '/courses/c/edit'],
  ['thumbnail', undefined, '/products/x'],
  ['product_file', undefined, '/products/x'],
  ['session', undefined, '/coaching'],
  ['broadcast', undefined, '/broadcasts/x/show'],
  ['sequence', undefined, '/sequences/x/show'],
  ['mailing_template', undefined, '/broadcasts/create?template=x'],
  ['video', undefined, undefined],
] as const)('a use with the place %s links to its page', (place, courseId, path) => {
  expect(placeOf({ place, id: 'x', title: 'X', ...(courseId && { courseId }) })).toBe(path);
});
