import { MutationCache, type Query, QueryCache, QueryClient } from '@tanstack/react-query';
import { sessionKey } from '../features/session';
import { ApiError, isRefusal } from '../shared/api/refusal';

/**
 * Handles the end of the session, perhaps from another device: the whole app must know, not only the part that was
 * refused.
 */
function onError(error: unknown) {
  if (isRefusal(error, 'sign_in_required')) void queryClient.invalidateQueries({ queryKey: sessionKey });
}

/** Removes data from open pages once the server answers 404 for it. Other errors of a later request keep it. */
function onQueryError(error: unknown, query: Query<unknown, unknown, unknown>) {
  onError(error);
  if (error instanceof ApiError && error.status === 404) query.setState({ data: undefined });
}

/** Data never becomes stale by itself, is not refetched on focus, and nothing is retried (product rule 4.11). */
export const queryClient: QueryClient = new QueryClient({
  queryCache: new QueryCache({ onError: onQueryError }),
  mutationCache: new MutationCache({ onError }),
  defaultOptions: {
    queries: { staleTime: Number.POSITIVE_INFINITY, retry: false, refetchOnWindowFocus: false },
    mutations: { retry: false },
  },
});
