import { ApiError } from './refusal';

/** Returns whether nothing exists under this id, or the id is invalid. */
export const isMissing = (error: unknown): boolean =>
  error instanceof ApiError && [400, 404].includes(error.status);
