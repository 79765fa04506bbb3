import { ApiError } from '@sanctum/openapi';

/** The server's words for why it refused; undefined when it was not the server that failed. */
export const refusalOf = (error: unknown): string | undefined =>
  error instanceof ApiError ? error.problem?.message : undefined;
