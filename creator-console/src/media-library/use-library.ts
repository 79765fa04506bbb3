import { useInfiniteQuery } from '@tanstack/react-query';
import { FRESH_MS, mediaKeys } from './keys';
import { AT_ONCE, listMedia, type Wanted } from './media.api';

/** The library as it is scrolled through: searched on the server, any number of files. */
export function useLibrary(wanted: Wanted) {
  const query = useInfiniteQuery({
    queryKey: mediaKeys.list(wanted),
    queryFn: ({ pageParam }) => listMedia(wanted, pageParam),
    initialPageParam: 0,
    getNextPageParam: (last, pages) => (last.length < AT_ONCE ? undefined : pages.length),
    staleTime: FRESH_MS,
  });
  return { ...query, assets: query.data?.pages.flat() };
}
