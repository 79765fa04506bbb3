import type { components } from '@sanctum/openapi';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { api, body } from '../../../shared/api/client';

export type SearchResult = components['schemas']['SearchResultResponse'];

/** Current search results; the previous ones stay until they arrive. */
export const useSearch = (q: string) =>
  useQuery({
    queryKey: ['community', 'search', q],
    queryFn: () => body(api.GET('/api/community/search', { params: { query: { q } } })),
    enabled: q !== '',
    staleTime: 0,
    placeholderData: q === '' ? undefined : keepPreviousData,
  });
