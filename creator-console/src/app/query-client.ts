import { QueryClient } from '@tanstack/react-query';

/** Spec §9: data never stale by itself, no refetch on focus, no retries. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: { staleTime: Number.POSITIVE_INFINITY, refetchOnWindowFocus: false, retry: false },
    mutations: { retry: false },
  },
});
