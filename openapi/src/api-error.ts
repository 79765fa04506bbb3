/** The server's one error envelope (product rule 3.5). */
export interface Problem {
  statusCode: number;
  code: string;
  message: string;
  /** A message for each wrong field. */
  fields?: Record<string, string>;
  /** With `stale_edit`: what is there now. */
  current?: unknown;
  requestId: string;
}

/** Any response that is not OK. The message is the spec's generic one (§8): status, colon, body or status text. */
export class ApiError extends Error {
  override readonly name = 'ApiError';

  constructor(
    readonly status: number,
    statusText: string,
    body: string,
    /** The decoded envelope, when the server sent one. */
    readonly problem: Problem | null = decodeProblem(body),
    /** Pause before the next try, if the server names one. */
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
