import { ApiError } from './refusal';
import { saveFailure } from './save-failure';

test.each([
  [400, 'final'],
  [401, 'signed-out'],
  [403, 'final'],
  [404, 'final'],
  [408, 'passing'],
  [409, 'final'],
  [422, 'final'],
  [429, 'passing'],
  [500, 'passing'],
  [503, 'passing'],
])('a save answered with %d has failed: %s', (status, failure) =>
  expect(saveFailure(new ApiError(status, '', ''))).toBe(failure),
);

test('without a network, a save has not failed for good', () =>
  expect(saveFailure(new TypeError('Failed to fetch'))).toBe('passing'));
