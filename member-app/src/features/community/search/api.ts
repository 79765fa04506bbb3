import type { components } from '@sanctum/openapi';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { api, body } from '../../../shared/api/client';

export type SearchResult = components['schemas']['SearchResultResponse'];

/** What the words find, now; what the words before found stays until then. */
export const useSearch = (q: string) =>
  useQuery({
    queryKey: ['community', 'search', q],
    queryFn: () => body(api.GET('/api/community/search', { params: { query: { q } } })),
    enabled: q !== '',
    staleTime: 0,
    placeholderData: q === '' ? undefined : keepPreviousData,
  });
