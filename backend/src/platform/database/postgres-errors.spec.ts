import { QueryRunnerAlreadyReleasedError, QueryRunnerProviderAlreadyReleasedError } from 'typeorm';
import { asDomainError } from './postgres-errors.js';

describe('an error of the database', () => {
  test.each([
    'Connection terminated unexpectedly',
    'Client has encountered a connection error and is not queryable',
    'Client was closed and is not queryable',
    new QueryRunnerAlreadyReleasedError().message,
    new QueryRunnerProviderAlreadyReleasedError().message,
    'timeout expired',
  ])('without a connection means unavailable: %s', (message) =>
    expect(asDomainError(new Error(message))?.kind).toBe('unavailable'),
  );

  test.each(['53100', '53200', '53300'])(
    'about a lack of disk space, memory or connections means unavailable: %s',
    (code) => expect(asDomainError(Object.assign(new Error('no room'), { code }))?.kind).toBe('unavailable'),
  );

  test('is not assumed for a fault in our own code', () =>
    expect(asDomainError(new Error('Cannot read properties of undefined'))).toBeUndefined());
});
