import { type createClient, itemsOf } from '@sanctum/openapi';
import { keepPreviousData, useQuery } from '@tanstack/react-query';

/** Makes the hook that finds people to mention by the start of a name, for an app's client. */
export const mentionableOf =
  (api: ReturnType<typeof createClient>) => (q: string, groupId: string | null, isWanted: boolean) =>
    useQuery({
      queryKey: ['community', 'mentionable', groupId, q],
      queryFn: () =>
        itemsOf(
          api.GET('/api/community/mentionable', { params: { query: { q, ...(groupId && { groupId }) } } }),
        ),
      enabled: isWanted,
      staleTime: 0,
      placeholderData: keepPreviousData,
    });
