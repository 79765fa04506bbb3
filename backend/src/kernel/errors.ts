/** The kinds of refusal the domain knows. HTTP turns kinds into statuses in one filter; the domain knows nothing of HTTP. */
export type ErrorKind =
  | 'bad_request'
  | 'unauthenticated'
  | 'forbidden'
  | 'not_found'
  | 'conflict'
  | 'stale'
  | 'too_large'
  | 'unprocessable'
  | 'too_many'
  | 'unavailable';

export interface ErrorDetails {
  /** Messages by field name, for forms. */
  fields?: Record<string, string>;
  /** When trying again makes sense, in seconds. */
  retryAfterSeconds?: number;
  /** What the caller needs to go on, e.g. the current text beside a stale edit. Never another person's data. */
  current?: unknown;
}

/** A refusal with a stable code that clients may switch on, and a sentence a person may read. */
export class DomainError extends Error {
  constructor(
    readonly kind: ErrorKind,
    readonly code: string,
    message: string,
    readonly details: ErrorDetails = {},
  ) {
    super(message);
    this.name = 'DomainError';
  }
}

/** A missing thing and somebody else's thing get the same answer. */
export const notFound = (what: string): DomainError =>
  new DomainError('not_found', 'not_found', `${what} not found`);

export const badRequest = (code: string, message: string, fields?: Record<string, string>): DomainError =>
  new DomainError('bad_request', code, message, fields && { fields });

export const forbidden = (code: string, message: string): DomainError =>
  new DomainError('forbidden', code, message);

export const conflict = (code: string, message: string): DomainError =>
  new DomainError('conflict', code, message);

export const unprocessable = (code: string, message: string, fields?: Record<string, string>): DomainError =>
  new DomainError('unprocessable', code, message, fields && { fields });

/** Runs `work`; when it refuses, the error names the form field that caused it. */
export async function namingField<Result>(field: string, work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    const fields = { [field]: error.message };
    throw new DomainError(error.kind, error.code, error.message, { ...error.details, fields });
  }
}
