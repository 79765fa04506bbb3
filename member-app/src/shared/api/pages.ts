import { type QueryKey, useInfiniteQuery } from '@tanstack/react-query';

/** Loads a list in pages, again on every visit. Each page contains the start of the next one. */
export const usePages = <Page extends { next: string | null }>(
  queryKey: QueryKey,
  pageAfter: (after: string | undefined) => Promise<Page>,
) =>
  useInfiniteQuery({
    queryKey,
    queryFn: ({ pageParam }) => pageAfter(pageParam),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next }) => next ?? undefined,
    staleTime: 0,
  });
