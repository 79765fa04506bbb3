import { ApiError } from '../../api/refusal';
import { saveFailure } from '../../api/save-failure';
import type { SaveOutcome } from './autosaver';
import type { Saved } from './draft-store';

/**
 * Result of a failed save. The contract does not define `current` of a refusal, so the caller checks if it is the
 * server's text.
 */
export function failedSave<Kept extends Saved>(
  error: unknown,
  isText: (current: unknown) => current is Kept,
): SaveOutcome<Kept> {
  const { status, problem, retryAfterSeconds = null } = error instanceof ApiError ? error : {};
  const current: unknown = problem?.current;
  if (status === 412 && isText(current)) return { kind: 'stale', current };
  if (saveFailure(error) === 'final') return { kind: 'refused' };
  return { kind: 'away', retryMs: retryAfterSeconds === null ? null : retryAfterSeconds * 1000 };
}

export const isSaved = (current: unknown): current is Saved =>
  typeof current === 'object' &&
  current !== null &&
  'text' in current &&
  typeof current.text === 'string' &&
  'version' in current &&
  typeof current.version === 'number';
