import { ApiError } from '@sanctum/openapi';

/** What the server says is wrong, setting by setting, or in one sentence. */
export function problemOf(error: unknown): { message: string; fields: Record<string, string> } | undefined {
  const problem = error instanceof ApiError ? error.problem : null;
  return problem ? { message: problem.message, fields: problem.fields ?? {} } : undefined;
}
