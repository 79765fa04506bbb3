import type { components } from '@sanctum/openapi';
import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { api, body } from '../../shared/api/client';

export type CommunityEvent = components['schemas']['CommunityEventResponse'];

const root = ['community', 'events'] as const;

/** Events to come, the next one first, page by page. Loaded again on every visit: places go meanwhile. */
export const useEvents = () =>
  useInfiniteQuery({
    queryKey: [...root, 'list'],
    queryFn: ({ pageParam: after }) =>
      body(api.GET('/api/community/events', { params: { query: { after } } })),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next }) => next ?? undefined,
    staleTime: 0,
  });

export const useEvent = (id: string) =>
  useQuery({
    queryKey: [...root, id],
    queryFn: () => body(api.GET('/api/community/events/{id}', { params: { path: { id } } })),
    staleTime: 0,
  });

/** Loads the events that are shown again, such as when the link of one is due. */
export function useLoadEvents() {
  const queries = useQueryClient();
  return () => void queries.invalidateQueries({ queryKey: root });
}

/** The file of an event for any calendar. */
export const calendarFile = (id: string): string =>
  `/api/community/events/${encodeURIComponent(id)}/calendar`;

/** To come, or to take it back. Whatever was answered, the places are asked for again: others come and go meanwhile. */
export function useRsvp(id: string) {
  const queries = useQueryClient();
  const onSettled = () => queries.invalidateQueries({ queryKey: root });
  const at = { params: { path: { id } } };
  const come = useMutation({
    mutationFn: () => body(api.PUT('/api/community/events/{id}/rsvp', at)),
    onSettled,
  });
  const takeBack = useMutation({
    mutationFn: () => body(api.DELETE('/api/community/events/{id}/rsvp', at)),
    onSettled,
  });
  return { come, takeBack };
}
