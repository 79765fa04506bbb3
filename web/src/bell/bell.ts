import { body, type components, type createClient } from '@sanctum/openapi';
import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { hearOfChanges } from '../live/hear-of-changes';

export type Notification = components['schemas']['NotificationResponse'];

const root = ['/api/me/notifications'] as const;

/** Creates the hooks of the bell for an app's client. */
export function bellOf(api: ReturnType<typeof createClient>) {
  /** Number of unread notifications, refreshed whenever the server reports news. */
  function useUnread(): number {
    const queries = useQueryClient();
    useEffect(
      () =>
        hearOfChanges('/api/live-updates', {
          topic: 'notification',
          // what is being loaded as the stream begins needs no second request
          onChange: (id) =>
            void queries.invalidateQueries({ queryKey: root }, { cancelRefetch: id !== undefined }),
        }),
      [queries],
    );
    const { data } = useQuery({
      queryKey: [...root, 'unread'],
      queryFn: () => body(api.GET('/api/me/notifications/unread')),
    });
    return data?.unread ?? 0;
  }

  /** Marks notifications that lead to the open page as read, including those that arrive while it is open. */
  function useSeen(path: string, unread: number): void {
    const queries = useQueryClient();
    const { mutate } = useMutation({
      mutationFn: () => api.POST('/api/me/notifications/mark-page-seen', { body: { path } }),
      onSuccess: () => queries.invalidateQueries({ queryKey: root }),
    });
    useEffect(() => {
      if (unread > 0 && document.visibilityState === 'visible') mutate();
    }, [mutate, path, unread]);
  }

  /** Notifications, page by page. */
  function useNotifications() {
    return useInfiniteQuery({
      queryKey: [...root, 'list'],
      queryFn: ({ pageParam: after }) =>
        body(api.GET('/api/me/notifications', { params: { query: after ? { after } : {} } })),
      initialPageParam: '',
      getNextPageParam: ({ next }) => next,
      staleTime: 0,
    });
  }

  function useRead() {
    const queries = useQueryClient();
    return useMutation({
      mutationFn: (id: string) =>
        api.POST('/api/me/notifications/{id}/mark-read', { params: { path: { id } } }),
      onSuccess: () => queries.invalidateQueries({ queryKey: root }),
    });
  }

  /** Marks all notifications up to the newest shown as read. */
  function useReadAll() {
    const queries = useQueryClient();
    return useMutation({
      mutationFn: (through: string) => api.POST('/api/me/notifications/mark-all-read', { body: { through } }),
      onSuccess: () => queries.invalidateQueries({ queryKey: root }),
    });
  }

  return { useUnread, useSeen, useNotifications, useRead, useReadAll };
}
