type Fetch = (request: Request) => Promise<Response>;

const refreshPath = '/api/auth/refresh';
/** Paths where a 401 is the answer itself, and does not mean an expired access token. */
const signInPaths = /^\/api\/auth\/(login|register|logout|refresh|reset-password|forgot-password)$/;

/**
 * Makes a fetch that renews an expired sign-in: on a 401 the session is refreshed once, by one call for all waiting
 * requests, and the request is repeated. Use it as the `fetch` option of openapi-fetch.
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
    // A request's body can be read only once, so the copy is for the second try.
    const again = request.clone();
    const response = await fetch(request);
    if (response.status !== 401 || signInPaths.test(new URL(request.url).pathname)) return response;
    // The second response is final: if the session has ended, it has been cleared by now.
    await refresh(request.url);
    return fetch(again);
  };
}
