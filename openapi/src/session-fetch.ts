type Fetch = (request: Request) => Promise<Response>;

const refreshPath = '/api/auth/refresh';
/** A 401 from these is the answer itself, not a tired access token. */
const signInPaths = /^\/api\/auth\/(login|register|logout|refresh|reset-password|forgot-password)$/;

/**
 * A fetch that renews a tired sign-in: on a 401 the session is refreshed once, by one call for everyone who
 * is waiting, and the request is repeated. It fits the `fetch` option of openapi-fetch.
 */
export function createSessionFetch(fetch: Fetch): Fetch {
  let refreshing: Promise<unknown> | null = null;

  function refresh(base: string): Promise<unknown> {
    refreshing ??= fetch(
      new Request(new URL(refreshPath, base), { method: 'POST', credentials: 'include' }),
    ).finally(() => {
      refreshing = null;
    });
    return refreshing;
  }

  return async (request) => {
    // A request's body can be read only once: the copy is for the second try.
    const again = request.clone();
    const response = await fetch(request);
    if (response.status !== 401 || signInPaths.test(new URL(request.url).pathname)) return response;
    // The second response is final, renewed or not: an ended session has been cleared by now.
    await refresh(request.url);
    return fetch(again);
  };
}
