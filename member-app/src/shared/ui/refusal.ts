import { ApiError } from '@sanctum/openapi';
import { formatCount } from '../lib/format';
import { uiTexts } from './texts';

/** A few words for each wrong field, to be read after its label: 'must have at least 10 characters'. */
export type FieldErrors = Record<string, string>;

/** Whether the server refused for this reason. */
export function isRefusal(error: unknown, code: string): boolean {
  return error instanceof ApiError && error.problem?.code === code;
}

export function refusedFields(error: unknown): FieldErrors {
  return (error instanceof ApiError && error.problem?.fields) || {};
}

/** Why something was not done, in a sentence for the person who wanted it. */
export function refusalSentence(error: unknown): string {
  if (!(error instanceof ApiError)) return uiTexts.form.offline;
  const { problem, retryAfterSeconds } = error;
  if (retryAfterSeconds !== null && error.status === 429) {
    return `${uiTexts.form.tooMany} ${uiTexts.form.wait(waitingTime(retryAfterSeconds))}`;
  }
  return problem?.message ?? uiTexts.failed.description;
}

function waitingTime(seconds: number): string {
  return seconds < 100 ? formatCount(seconds, 'second') : formatCount(Math.ceil(seconds / 60), 'minute');
}
