import { ApiError, createSessionFetch } from '@sanctum/openapi';

/** The one way to the server: cookies travel along, a tired session renews itself. */
export const sessionFetch = createSessionFetch((request) => fetch(request));

/** Reads JSON from a path of our own server; an answer that is not OK is thrown as an `ApiError`. */
export function get<T>(path: string): Promise<T> {
  return send<T>('GET', path);
}

/** A JSON body and its content type are sent only when there is a body (spec §7). */
export async function send<T>(method: string, path: string, body?: unknown): Promise<T> {
  const request = new Request(new URL(path, location.origin), {
    method,
    credentials: 'include',
    ...(body !== undefined && {
      body: JSON.stringify(body),
      headers: { 'content-type': 'application/json' },
    }),
  });
  const response = await sessionFetch(request);
  if (!response.ok) throw await ApiError.from(response);
  const text = await response.text();
  return (text === '' ? undefined : JSON.parse(text)) as T;
}

/** What `ask` finds, or null when there is no session to ask with (spec §7: a 401 can yield null). */
export async function nullWhenSignedOut<T>(ask: Promise<T>): Promise<T | null> {
  try {
    return await ask;
  } catch (error) {
    if (error instanceof ApiError && error.status === 401) return null;
    throw error;
  }
}
