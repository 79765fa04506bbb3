import { ApiError, createClient } from '@sanctum/openapi';

export { body } from '@sanctum/openapi';

/** The one way to the server: typed by the published contract, cookies travel along, a tired session renews itself. */
export const api = createClient(location.origin);

/** What a call finds, or null when there is no session to ask with (spec §7: a 401 can yield null). */
export async function nullWhenSignedOut<T>(call: Promise<T>): Promise<T | null> {
  try {
    return await call;
  } catch (error) {
    if (error instanceof ApiError && error.status === 401) return null;
    throw error;
  }
}
