import { body, type components, type createClient } from '@sanctum/openapi';
import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { hearOfChanges } from '../live/hear-of-changes';

export type Notification = components['schemas']['NotificationResponse'];

const root = ['/api/me/notifications'] as const;

/** Makes the hooks of the bell, for the client of an app. */
export function bellOf(api: ReturnType<typeof createClient>) {
  /** How many are unread: asked for again as soon as the server tells that there is something new. */
  function useUnread(): number {
    const queries = useQueryClient();
    useEffect(
      () =>
        hearOfChanges('/api/live-updates', {
          topic: 'notification',
          onChange: () => void queries.invalidateQueries({ queryKey: root }),
        }),
      [queries],
    );
    const { data } = useQuery({
      queryKey: [...root, 'unread'],
      queryFn: () => body(api.GET('/api/me/notifications/unread')),
    });
    return data?.unread ?? 0;
  }

  /** A page on the screen has been read: so is what leads there, also what comes while it is open. */
  function useSeen(path: string, unread: number): void {
    const queries = useQueryClient();
    const { mutate } = useMutation({
      mutationFn: () => api.PUT('/api/me/notifications/seen', { body: { path } }),
      onSuccess: () => queries.invalidateQueries({ queryKey: root }),
    });
    useEffect(() => {
      if (unread > 0 && document.visibilityState === 'visible') mutate();
    }, [mutate, path, unread]);
  }

  /** What this person was told, page by page. */
  function useNotifications() {
    return useInfiniteQuery({
      queryKey: [...root, 'list'],
      queryFn: ({ pageParam: after }) =>
        body(api.GET('/api/me/notifications', { params: { query: after ? { after } : {} } })),
      initialPageParam: '',
      getNextPageParam: ({ items, hasMore }) => (hasMore ? items.at(-1)!.id : undefined),
      staleTime: 0,
    });
  }

  function useRead() {
    const queries = useQueryClient();
    return useMutation({
      mutationFn: (id: string) => api.PUT('/api/me/notifications/{id}/read', { params: { path: { id } } }),
      onSuccess: () => queries.invalidateQueries({ queryKey: root }),
    });
  }

  /** All up to the newest that was shown. */
  function useReadAll() {
    const queries = useQueryClient();
    return useMutation({
      mutationFn: (through: string) => api.PUT('/api/me/notifications/read', { body: { through } }),
      onSuccess: () => queries.invalidateQueries({ queryKey: root }),
    });
  }

  return { useUnread, useSeen, useNotifications, useRead, useReadAll };
}
