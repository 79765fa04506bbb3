import { ApiError } from '@sanctum/openapi';

/** What the server says is wrong, setting by setting, or in one sentence. */
export function fieldFaults(error: unknown): string[] {
  if (!(error instanceof ApiError) || !error.problem) return [];
  const { fields, message } = error.problem;
  return fields ? Object.entries(fields).map(([field, fault]) => `${field}: ${fault}`) : [message];
}
