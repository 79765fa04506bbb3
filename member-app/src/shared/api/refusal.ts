import { ApiError } from '@sanctum/openapi';
import { i18n } from '../words/i18n';

/** The server's refusals, separate from the client, because pure code reads them too, and its tests have no browser. */
export { ApiError, serverMessage } from '@sanctum/openapi';

/** Sentences by the name of the wrong field. */
export type FieldErrors = Record<string, string>;

export const isRefusal = (error: unknown, code: string): boolean =>
  error instanceof ApiError && error.problem?.code === code;

export const refusedFields = (error: unknown): FieldErrors =>
  (error instanceof ApiError && error.problem?.fields) || {};

/** Describes a failure in a sentence for the person. */
export function refusalSentence(error: unknown): string {
  if (!(error instanceof ApiError)) return i18n.t('ui:refusal.offline');
  const { problem, retryAfterSeconds } = error;
  if (retryAfterSeconds !== null && error.status === 429) {
    return i18n.t('ui:refusal.tooMany', { wait: waitingTime(retryAfterSeconds) });
  }
  return problem?.message ?? i18n.t('ui:refusal.failed');
}

const waitingTime = (seconds: number): string =>
  seconds < 100
    ? i18n.t('ui:refusal.seconds', { count: seconds })
    : i18n.t('ui:refusal.minutes', { count: Math.ceil(seconds / 60) });
