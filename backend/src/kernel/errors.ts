import { type CodeOf, type ErrorCode, type ErrorKind, kindOf } from './error-codes.js';

export interface ErrorDetails {
  /** Messages by field path, for forms: a sentence, or words that follow the field's name. */
  fields?: Record<string, string>;
  retryAfterSeconds?: number;
  /** Data the caller needs to continue, e.g. the current text after a stale edit. Never another person's data. */
  current?: unknown;
}

/** A refusal with a stable code that clients may switch on, and a sentence a person may read. */
export class DomainError extends Error {
  readonly kind: ErrorKind;

  constructor(
    readonly code: ErrorCode,
    message: string,
    readonly details: ErrorDetails = {},
  ) {
    super(message);
    this.name = 'DomainError';
    this.kind = kindOf(code);
  }
}

/** Refuses missing records and other people's records alike, so ids reveal nothing. */
export const notFound = (what: string): DomainError => new DomainError('not_found', `${what} not found`);

export const badRequest = (
  code: CodeOf<'bad_request'>,
  message: string,
  fields?: Record<string, string>,
): DomainError => new DomainError(code, message, fields && { fields });

/** Refuses a form; each field has its own message. */
export const wrongFields = (fields: Record<string, string>): DomainError =>
  badRequest('invalid', 'Please check the highlighted fields', fields);

export const forbidden = (code: CodeOf<'forbidden'>, message: string): DomainError =>
  new DomainError(code, message);

export const conflict = (code: CodeOf<'conflict'>, message: string): DomainError =>
  new DomainError(code, message);

export const unprocessable = (
  code: CodeOf<'unprocessable'>,
  message: string,
  fields?: Record<string, string>,
): DomainError => new DomainError(code, message, fields && { fields });

/** Refuses to overwrite a version that the caller hasn’t seen. A caller who names none overwrites any. */
export function refuseStaleEdit(
  seen: number | undefined,
  version: number,
  message = 'This was changed somewhere else. Reload to see the latest version.',
): void {
  if (seen !== undefined && seen !== version)
    throw new DomainError('stale_edit', message, { current: { version } });
}

/** Runs `work`; when it refuses, the error names the form field that caused it. */
export async function namingField<Result>(field: string, work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    const fields = { [field]: error.message };
    throw new DomainError(error.code, error.message, { ...error.details, fields });
  }
}
