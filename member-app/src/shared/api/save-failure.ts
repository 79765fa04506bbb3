import { ApiError } from './refusal';

/** Meaning of a failed save: temporary, waiting for a sign-in, or final. */
export type SaveFailure = 'passing' | 'signed-out' | 'final';

/** Statuses for too slow, too early or too often: the same request may succeed later. */
const MAY_PASS = new Set([408, 425, 429]);

/** Classifies a failed save: a missing network or a restarting server may pass by itself, a refusal will not. */
export function saveFailure(error: unknown): SaveFailure {
  if (!(error instanceof ApiError)) return 'passing';
  if (error.status === 401) return 'signed-out';
  return error.status >= 500 || MAY_PASS.has(error.status) ? 'passing' : 'final';
}
