import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query';
import { useToast } from '../shared/toast/use-toast';
import { FRESH_MS, mediaKeys } from './keys';
import { AT_ONCE, editMedia, listMedia, type MediaDetail, type Wanted } from './media.api';
import { texts } from './texts';

/** Edits a file, and refreshes the library wherever it is shown. */
export function useEditMedia(id: string, onSaved: (asset: MediaDetail) => void) {
  const client = useQueryClient();
  const toast = useToast();
  return useMutation({
    mutationFn: (changes: Parameters<typeof editMedia>[1]) => editMedia(id, changes),
    onSuccess: (asset) => {
      client.setQueryData(mediaKeys.one(id), asset);
      onSaved(asset);
      return client.invalidateQueries({ queryKey: mediaKeys.all });
    },
    onError: () => toast({ title: texts.error, text: texts.notSaved, failed: true }),
  });
}

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
