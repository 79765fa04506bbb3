import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { api, body } from '../api/client';

/** Whom the writer may mention there. */
export const useMentionable = (q: string, groupId: string | null, isWanted: boolean) =>
  useQuery({
    queryKey: ['community', 'mentionable', groupId, q],
    queryFn: () =>
      body(
        api.GET('/api/community/mentionable', {
          params: { query: { q, ...(groupId !== null && { groupId }) } },
        }),
      ),
    enabled: isWanted,
    staleTime: 0,
    placeholderData: keepPreviousData,
  });
