import { types } from 'node:util';
import { DomainError } from '../../kernel/errors.js';

interface PostgresError {
  code: string;
  constraint?: string;
}

/** Finds the driver's error, which TypeORM may have wrapped. */
function postgresError(error: unknown): PostgresError | undefined {
  const inner = (error as { driverError?: unknown }).driverError ?? error;
  const code = (inner as { code?: unknown }).code;
  return types.isNativeError(inner) && typeof code === 'string'
    ? (inner as unknown as PostgresError)
    : undefined;
}

/** Returns the name of the violated constraint, so that a service can say what collided with what. */
export const brokenConstraint = (error: unknown): string | undefined => postgresError(error)?.constraint;

/** Returns whether it is a serialization failure or a deadlock: the same work may succeed a moment later. */
export const isWorthRetrying = (error: unknown): boolean =>
  ['40001', '40P01'].includes(postgresError(error)?.code ?? '');

/** Returns whether the lock was not granted within `lock_timeout`. */
export const isLockTimeout = (error: unknown): boolean => postgresError(error)?.code === '55P03';

const CONNECTION_LOST = new Set(['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'ENOTFOUND']);

/** Messages of the driver and TypeORM, without a code, when the connection was lost between two statements. */
const LOST_IN_WORDS =
  /connection terminated|timeout exceeded when trying to connect|^timeout expired$|cannot use a pool|not queryable|client was closed|already released/i;

const BAD_VALUE = new Set([
  '22P02',
  '22003',
  '22007',
  '22008',
  '22021',
  '22P05',
  '2201W',
  '2201X',
  '22001',
  '22P06',
]);

/**
 * Converts a database error for the caller (product rule 3.5); undefined for any other error, which is our own fault.
 */
export function asDomainError(error: unknown): DomainError | undefined {
  // `instanceof` would miss errors of another realm, such as a socket's in a test.
  if (!types.isNativeError(error)) return undefined;
  const code = postgresError(error)?.code;
  if (code === undefined) {
    return LOST_IN_WORDS.test(error.message) ? unavailable() : undefined;
  }
  if (code === '23505' || code === '23P01') return new DomainError('conflict', 'This already exists');
  if (code === '23503' || code === '23514' || code === '23502')
    return new DomainError('not_possible', 'This conflicts with existing data');
  if (BAD_VALUE.has(code)) return new DomainError('bad_value', 'We couldn’t read one of the values');
  if (isWorthRetrying(error) || code === '55P03' || code === '57014') return unavailable();
  if (code.startsWith('08') || code.startsWith('57P') || code.startsWith('53') || CONNECTION_LOST.has(code))
    return unavailable();
  return undefined;
}

const unavailable = () =>
  new DomainError('unavailable', 'The server is busy. Please try again in a moment.', {
    retryAfterSeconds: 2,
  });
