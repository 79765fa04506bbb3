import { S3ServiceException } from '@aws-sdk/client-s3';
import { DomainError } from '../../kernel/errors.js';

/** Time limit in milliseconds for the storage to copy or join its own files. */
export const JOINING_TAKES = 60_000;

/** Time limit in milliseconds for the storage to answer a check. */
export const CHECKING_TAKES = 2_000;

/** Returns null for a missing object and rethrows every other error; used with `.catch`. */
export function missing(error: unknown): null {
  // 412: the bytes that a condition named have been replaced, so they are missing too.
  const status = error instanceof S3ServiceException ? error.$metadata.httpStatusCode : undefined;
  if (status === 404 || status === 412) return null;
  throw error;
}

/** Rejects as unavailable if the storage is down, without failing anything else (product rule 8.2). */
export async function reachable<T>(call: Promise<T>): Promise<T> {
  try {
    return await call;
  } catch (error) {
    const status = error instanceof S3ServiceException ? (error.$metadata.httpStatusCode ?? 0) : 0;
    if (status >= 400 && status < 500) throw error;
    throw unreachable();
  }
}

export const isUnreachable = (error: unknown): boolean =>
  error instanceof DomainError && error.code === 'storage_unavailable';

export const unreachable = () =>
  new DomainError('storage_unavailable', 'Files aren’t available right now. Please try again in a moment.', {
    retryAfterSeconds: 5,
  });
