import { ApiError } from '@sanctum/openapi';
import { formatCount } from '../lib/format';
import { placeName } from '../lib/place-name';

/** What the server refused, to be read by pure code too: its tests have no browser, and so no client. */
export { ApiError, serverMessage } from '@sanctum/openapi';

const texts = {
  offline: `We could not reach ${placeName}. Please check your connection and try again.`,
  tooMany: (wait: string) => `That was tried too often. Please try again in ${wait}.`,
  failed: 'Something went wrong on our side. Please try again in a moment.',
};

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
  if (!(error instanceof ApiError)) return texts.offline;
  const { problem, retryAfterSeconds } = error;
  if (retryAfterSeconds !== null && error.status === 429) {
    return texts.tooMany(waitingTime(retryAfterSeconds));
  }
  return problem?.message ?? texts.failed;
}

function waitingTime(seconds: number): string {
  return seconds < 100 ? formatCount(seconds, 'second') : formatCount(Math.ceil(seconds / 60), 'minute');
}
