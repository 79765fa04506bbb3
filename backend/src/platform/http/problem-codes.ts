import { type ErrorCode, type ErrorKind, kindOf, meaningOf } from '../../kernel/error-codes.js';

export const STATUS = {
  bad_request: 400,
  unauthenticated: 401,
  forbidden: 403,
  not_found: 404,
  conflict: 409,
  stale: 412,
  too_large: 413,
  unprocessable: 422,
  too_many: 429,
  unavailable: 503,
} as const satisfies Record<ErrorKind, number>;

/** Codes of refusals that HTTP knows and the domain does not. */
const HTTP_ONLY = {
  method_not_allowed: {
    status: 405,
    meaning: 'The address does not know this method; `Allow` names those it knows',
  },
  too_slow: { status: 408, meaning: 'The request took too long to arrive' },
  unsupported_media_type: { status: 415, meaning: 'Bodies are `application/json`' },
  internal: { status: 500, meaning: 'Something went wrong on our end. Please try again.' },
} as const;

type HttpOnlyCode = keyof typeof HTTP_ONLY;

/** Every code that an error response may have. */
export type ProblemCode = ErrorCode | HttpOnlyCode;

const isHttpOnly = (code: ProblemCode): code is HttpOnlyCode => Object.hasOwn(HTTP_ONLY, code);

export const problemOfCode = (code: ProblemCode): { status: number; meaning: string } =>
  isHttpOnly(code) ? HTTP_ONLY[code] : { status: STATUS[kindOf(code)], meaning: meaningOf(code) };
