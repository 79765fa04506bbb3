import { cursorOf, valuesOf } from './cursor.js';

test('a cursor returns its values as texts for SQL', () => {
  const at = new Date('2027-03-01T09:00:00.123Z');
  expect(valuesOf(cursorOf(at, 'Rosa “Lind”', 7))).toEqual(['2027-03-01T09:00:00.123Z', 'Rosa “Lind”', '7']);
});

test('a cursor needs no encoding in a URL', () => {
  expect(cursorOf(new Date(0), 'Übungen & mehr?')).toMatch(/^[\w-]+$/);
});

test('the first page starts without a cursor', () => {
  expect(valuesOf(undefined)).toEqual([]);
});

test.each([
  '',
  'x',
  cursorOf('a').slice(1),
  Buffer.from('[1]').toString('base64url'),
  Buffer.from('{}').toString('base64url'),
])('%j is not a cursor', (text) => expect(valuesOf(text)).toEqual([]));
