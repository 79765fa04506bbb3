import { ApiError } from '@sanctum/openapi';

/** Returns the server's message and its messages per field; undefined if the error did not come from the server. */
export function problemOf(error: unknown): { message: string; fields: Record<string, string> } | undefined {
  const problem = error instanceof ApiError ? error.problem : null;
  return problem ? { message: problem.message, fields: problem.fields ?? {} } : undefined;
}
