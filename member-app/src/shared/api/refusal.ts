import { ApiError } from '@sanctum/openapi';
import { i18n } from '../words/i18n';

/** What the server refused, to be read by pure code too: its tests have no browser, and so no client. */
export { ApiError, serverMessage } from '@sanctum/openapi';

/** A few words for each wrong field, to be read after its label: 'must have at least 10 characters'. */
export type FieldErrors = Record<string, string>;

/** Whether the server refused for this reason. */
export function isRefusal(error: unknown, code: string): boolean {
  return error instanceof ApiError && error.problem?.code === code;
}

/** Some of the server's messages begin with the field's name on the wire, which nobody should have to read. */
export function refusedFields(error: unknown): FieldErrors {
  const fields = (error instanceof ApiError && error.problem?.fields) || {};
  return Object.fromEntries(
    Object.entries(fields).map(([name, text]) => [name, text.replace(`${name} `, '')]),
  );
}

/** Why something was not done, in a sentence for the person who wanted it. */
export function refusalSentence(error: unknown): string {
  if (!(error instanceof ApiError)) return i18n.t('ui:refusal.offline');
  const { problem, retryAfterSeconds } = error;
  if (retryAfterSeconds !== null && error.status === 429) {
    return i18n.t('ui:refusal.tooMany', { wait: waitingTime(retryAfterSeconds) });
  }
  return problem?.message ?? i18n.t('ui:refusal.failed');
}

function waitingTime(seconds: number): string {
  return seconds < 100
    ? i18n.t('ui:refusal.seconds', { count: seconds })
    : i18n.t('ui:refusal.minutes', { count: Math.ceil(seconds / 60) });
}
