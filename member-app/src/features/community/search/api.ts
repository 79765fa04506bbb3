import type { Schemas } from '@sanctum/openapi';
import { keepPreviousData } from '@tanstack/react-query';
import { api, body, useFresh } from '../../../shared/api/client';

export type SearchResult = Schemas['SearchResultResponse'];

/** Loads the current search results; the previous ones stay until they arrive. */
export const useSearch = (q: string) =>
  useFresh(
    ['community', 'search', q],
    () => body(api.GET('/api/community/search', { params: { query: { q } } })),
    { enabled: q !== '', placeholderData: q === '' ? undefined : keepPreviousData },
  );
