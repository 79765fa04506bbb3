import { ApiError } from '@sanctum/openapi';
import { HttpError } from 'react-admin';

interface Refusal {
  /** The server's words for why it refused; undefined when it was not the server that failed. */
  message?: string;
  code?: string;
  fields: Record<string, string>;
}

/** Fields that the console itself finds wrong before anything is sent: they are marked like those that the server refuses. */
export class WrongFields extends Error {
  constructor(
    message: string,
    readonly fields: Record<string, string>,
  ) {
    super(message);
    this.name = 'WrongFields';
  }
}

/** What the server said, whichever way it was asked: an act, or a record of react-admin's. */
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

/** As the data provider hands it to react-admin. */
const isProblem = (body: unknown): body is { code: string; errors?: Record<string, string> } =>
  typeof body === 'object' && body !== null && 'code' in body;

/** Somebody else has changed it since it was read. */
export const isStale = (error: unknown): boolean =>
  (error instanceof ApiError || error instanceof HttpError) && error.status === 412;

/** There is nothing at the address, or what it holds is no id. */
export const isMissing = (error: unknown): boolean =>
  (error instanceof ApiError || error instanceof HttpError) &&
  (error.status === 404 || refusalOf(error).code === 'bad_id');
