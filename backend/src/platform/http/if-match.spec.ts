import { DomainError } from '../../kernel/errors.js';
import { versionOf } from './if-match.js';

test.each([
  [undefined, undefined],
  ['3', 3],
  ['"12"', 12],
  ['"12-dQw4w9WgXcQ_-dQw4w9Wg"', 12],
])('If-Match %j names version %j', (header, version) => expect(versionOf(header)).toBe(version));

test.each(['', '*', 'W/"1"', '-1', '1.5', '99999999999'])('If-Match %j is refused', (header) =>
  expect(() => versionOf(header)).toThrow(DomainError),
);
