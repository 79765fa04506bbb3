import { ApiError, type Problem } from '@sanctum/openapi';
import { HttpError } from 'react-admin';

export { serverMessage } from '@sanctum/openapi';

interface Refusal {
  /** The server's reason for the refusal; undefined if the error did not come from the server. */
  message?: string;
  code?: string;
  fields: Record<string, string>;
}

/** Invalid fields found before sending. They are marked like fields the server refuses. */
export class WrongFields extends Error {
  constructor(
    message: string,
    readonly fields: Record<string, string>,
  ) {
    super(message);
    this.name = 'WrongFields';
  }
}

/** Returns the server's refusal, whether it came from an action or from a react-admin record. */
export function refusalOf(error: unknown): Refusal {
  if (error instanceof WrongFields) return { message: error.message, fields: error.fields };
  if (error instanceof ApiError && error.problem) {
    const { message, code, fields = {} } = error.problem;
    return { message, code, fields };
  }
  if (error instanceof HttpError && isProblem(error.body)) {
    const { code, errors = {} } = error.body;
    return { message: error.message, code, fields: errors };
  }
  return { fields: {} };
}

/** Recognizes a problem in the form the data provider gives react-admin. */
const isProblem = (body: unknown): body is { code: string; errors?: Record<string, string> } =>
  typeof body === 'object' && body !== null && 'code' in body;

/** True if the server answered with this status. */
export const hasStatus = (error: unknown, status: number): error is ApiError | HttpError =>
  (error instanceof ApiError || error instanceof HttpError) && error.status === status;

/** True if the server refused an action for this reason. */
export const hasCode = (error: unknown, code: string): error is ApiError & { problem: Problem } =>
  error instanceof ApiError && error.problem?.code === code;

/** Treats "not found" as success: it is already removed. */
export const unlessGone = <Answer>(call: Promise<Answer>): Promise<Answer | undefined> =>
  call.catch((error: unknown) => {
    if (!hasStatus(error, 404)) throw error;
    return undefined;
  });

/** True if the record was changed elsewhere since it was read. */
export const isStale = (error: unknown): boolean => hasStatus(error, 412);

/** True if nothing exists at the URL, or its id is invalid. */
export const isMissing = (error: unknown): boolean =>
  hasStatus(error, 404) || refusalOf(error).code === 'bad_id';
