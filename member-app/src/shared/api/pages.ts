import { type QueryKey, useInfiniteQuery } from '@tanstack/react-query';

/** A list that names the start of its next page, sent again on every visit. */
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
