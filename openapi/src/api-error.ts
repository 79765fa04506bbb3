/** The server's one error envelope (product rule 3.5). */
export interface Problem {
  statusCode: number;
  code: string;
  message: string;
  /** Messages by wrong field. */
  fields?: Record<string, string>;
  /** With `stale_edit`: the current record. */
  current?: unknown;
  requestId: string;
}

/**
 * Error for any response that is not OK. The message is the spec's generic one (§8): status, colon, body or status
 * text.
 */
export class ApiError extends Error {
  override readonly name = 'ApiError';

  constructor(
    readonly status: number,
    statusText: string,
    body: string,
    /** Decoded envelope; null if the server sent none. */
    readonly problem: Problem | null = decodeProblem(body),
    /** Seconds to wait before the next try, if the server names them. */
    readonly retryAfterSeconds: number | null = null,
  ) {
    super(`${status}: ${body || statusText}`);
  }

  static async from(response: Response): Promise<ApiError> {
    const { status, statusText, headers } = response;
    const retryAfter = headers.get('retry-after');
    const seconds = retryAfter === null ? null : Number(retryAfter);
    return new ApiError(status, statusText, await response.text(), undefined, seconds);
  }
}

/** The server's error message, or the fallback if there is none, for example offline. */
export const serverMessage = (error: unknown, fallback: string): string =>
  (error instanceof ApiError && error.problem?.message) || fallback;

function decodeProblem(body: string): Problem | null {
  try {
    const value: unknown = JSON.parse(body);
    return isProblem(value) ? value : null;
  } catch {
    return null;
  }
}

const isProblem = (value: unknown): value is Problem =>
  typeof value === 'object' &&
  value !== null &&
  'statusCode' in value &&
  typeof value.statusCode === 'number' &&
  'code' in value &&
  typeof value.code === 'string' &&
  'message' in value &&
  typeof value.message === 'string';
