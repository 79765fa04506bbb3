import { asDomainError } from './postgres-errors.js';

describe('an error of the database', () => {
  test.each([
    'Connection terminated unexpectedly',
    'Client has encountered a connection error and is not queryable',
    'Client was closed and is not queryable',
    'Query runner already released. Cannot run queries anymore.',
  ])('is a moment of unavailability: %s', (message) =>
    expect(asDomainError(new Error(message))?.kind).toBe('unavailable'),
  );

  test('is no excuse for a fault of ours', () =>
    expect(asDomainError(new Error('Cannot read properties of undefined'))).toBeUndefined());
});
