import { body } from '@sanctum/openapi';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { api } from '../../providers/client';

/** Whom one may mention, by the beginning of a name: in a circle or pod its members, else (null) any adult. */
export function useMentionable(q: string, groupId: string | null, isWanted: boolean) {
  return useQuery({
    queryKey: ['mentionable', groupId, q],
    queryFn: () =>
      body(api.GET('/api/community/mentionable', { params: { query: { q, ...(groupId && { groupId }) } } })),
    enabled: isWanted,
    staleTime: 0,
    placeholderData: keepPreviousData,
  });
}
