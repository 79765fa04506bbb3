import { body, type Schemas, type createClient } from '@sanctum/openapi';
import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { hearOfChanges } from '../live/hear-of-changes';

export type Notification = Schemas['NotificationResponse'];

const root = ['/api/me/notifications'] as const;

/** Marks notifications as read, and loads them again. */
function useMark<Marked = void>(mutationFn: (marked: Marked) => Promise<unknown>) {
  const queries = useQueryClient();
  return useMutation({ mutationFn, onSuccess: () => queries.invalidateQueries({ queryKey: root }) });
}

/** Creates the hooks of the bell for an app's client. */
export function bellOf(api: ReturnType<typeof createClient>) {
  /** Number of unread notifications, refreshed whenever the server reports news. */
  function useUnread(): number {
    const queries = useQueryClient();
    useEffect(
      () =>
        hearOfChanges('/api/live-updates', {
          topic: 'notification',
          // data being loaded as the stream begins needs no second request
          onChange: (id) =>
            void queries.invalidateQueries({ queryKey: root }, { cancelRefetch: id !== undefined }),
        }),
      [queries],
    );
    const { data } = useQuery({
      queryKey: [...root, 'unread'],
      queryFn: () => body(api.GET('/api/me/notifications/unread')),
      staleTime: 0,
    });
    return data?.unread ?? 0;
  }

  /**
   * Marks notifications that lead to the open page as read, including those that arrive while it is open. If there are
   * any, the server's stream reports it.
   */
  function useSeen(path: string, unread: number): void {
    const { mutate } = useMutation({
      mutationFn: () => api.POST('/api/me/notifications/mark-page-seen', { body: { path } }),
    });
    useEffect(() => {
      if (unread > 0 && document.visibilityState === 'visible') mutate();
    }, [mutate, path, unread]);
  }

  /** Loads notifications in pages. */
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

  const useRead = () =>
    useMark((id: string) => api.POST('/api/me/notifications/{id}/mark-read', { params: { path: { id } } }));

  /** Marks all notifications up to the newest shown as read. */
  const useReadAll = () =>
    useMark((through: string) => api.POST('/api/me/notifications/mark-all-read', { body: { through } }));

  return { useUnread, useSeen, useNotifications, useRead, useReadAll };
}
