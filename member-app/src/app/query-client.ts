import { QueryClient } from '@tanstack/react-query';

/** Data is never stale by itself, is not asked for again on focus, and nothing is retried (spec §9). */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: { staleTime: Number.POSITIVE_INFINITY, retry: false, refetchOnWindowFocus: false },
    mutations: { retry: false },
  },
});
