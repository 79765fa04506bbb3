import type { components } from '@sanctum/openapi';
import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query';
import { api, at, body } from '../../../shared/api/client';
import { usePages } from '../../../shared/api/pages';

export type Announcement = components['schemas']['AnnouncementResponse'];
export type AnnouncementReaders = components['schemas']['AnnouncementReaders'];
export type AnnouncementDraft = components['schemas']['AnnouncementRequest'];

const key = ['community', 'announcements'] as const;

export const useAnnouncements = () =>
  usePages(key, (after) => body(api.GET('/api/community/announcements', { params: { query: { after } } })));

/** Reports the announcements that a member has seen. If a report fails, the next visit sends it. */
export const useTellSeen = () =>
  useMutation({
    mutationFn: (ids: string[]) => api.POST('/api/community/announcements/mark-seen', { body: { ids } }),
  });

/** For the coach: members who have seen the announcement, or not yet, page by page. */
export const useAnnouncementReaders = (id: string, of: AnnouncementReaders) =>
  useInfiniteQuery({
    queryKey: [...key, id, of],
    queryFn: ({ pageParam: after }) =>
      body(
        api.GET('/api/creator/announcements/{id}/readers', {
          params: { path: { id }, query: { of, ...(after !== undefined && { after }) } },
        }),
      ),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ items, hasMore }) => (hasMore ? (items.at(-1)?.person.id ?? undefined) : undefined),
    staleTime: 0,
  });

export function useAnnouncing() {
  const queries = useQueryClient();
  const onSuccess = () => queries.invalidateQueries({ queryKey: key });
  const save = useMutation({
    mutationFn: ({ id, ...draft }: AnnouncementDraft & { id: string | null }) =>
      id === null
        ? body(api.POST('/api/creator/announcements', { body: draft }))
        : body(api.PUT('/api/creator/announcements/{id}', { ...at(id), body: draft })),
    onSuccess,
  });
  const remove = useMutation({
    mutationFn: (id: string) => api.DELETE('/api/creator/announcements/{id}', at(id)),
    onSuccess,
  });
  return { save, remove };
}
