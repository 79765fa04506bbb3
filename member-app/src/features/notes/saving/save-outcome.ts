import { ApiError } from '../../../shared/api/refusal';
import type { LessonNote } from '../lesson-note';

/** What a save that did not succeed means for the note. */
export type SaveFailure =
  /** Somebody wrote something else meanwhile. */
  | { kind: 'stale'; current: LessonNote }
  /** It was deleted elsewhere, or never there. */
  | { kind: 'gone' }
  /** The network or the server is away, or asks for patience: worth another try by itself. */
  | { kind: 'away'; retryMs: number | null }
  | { kind: 'refused' };

const WORTH_A_TRY = new Set([401, 408, 429]);

export function failureOf(error: unknown): SaveFailure {
  if (!(error instanceof ApiError)) return { kind: 'away', retryMs: null };
  if (error.status === 412 && error.problem?.current) {
    return { kind: 'stale', current: error.problem.current as LessonNote };
  }
  if (error.status === 404) return { kind: 'gone' };
  if (error.status >= 500 || WORTH_A_TRY.has(error.status)) {
    const seconds = error.retryAfterSeconds;
    return { kind: 'away', retryMs: seconds === null ? null : seconds * 1000 };
  }
  return { kind: 'refused' };
}
