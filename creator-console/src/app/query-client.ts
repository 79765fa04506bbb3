import { QueryClient } from '@tanstack/react-query';

/** Data never becomes stale by itself, is not refetched on focus, and nothing is retried (product rule 4.11). */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: { staleTime: Number.POSITIVE_INFINITY, refetchOnWindowFocus: false, retry: false },
    mutations: { retry: false },
  },
});
