import type { Schemas } from '@sanctum/openapi';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api, at, body } from '../../../shared/api/client';
import { usePages } from '../../../shared/api/pages';

export type Announcement = Schemas['AnnouncementResponse'];
export type AnnouncementReaders = Schemas['AnnouncementReaders'];
export type AnnouncementDraft = Schemas['AnnouncementRequest'];

const key = ['community', 'announcements'] as const;

export const useAnnouncements = () =>
  usePages(key, (after) => body(api.GET('/api/community/announcements', { params: { query: { after } } })));

/** Reports the announcements that a member has seen. If a report fails, the next visit sends it. */
export const useTellSeen = () =>
  useMutation({
    mutationFn: (ids: string[]) => api.POST('/api/community/announcements/mark-seen', { body: { ids } }),
  });

/** Loads members who have seen the announcement, or have not yet, in pages; for the coach. */
export const useAnnouncementReaders = (id: string, of: AnnouncementReaders) =>
  usePages([...key, id, of], (after) =>
    body(
      api.GET('/api/creator/announcements/{id}/readers', {
        params: { path: { id }, query: { of, after } },
      }),
    ),
  );

export function useAnnouncing() {
  const queries = useQueryClient();
  const onSuccess = () => queries.invalidateQueries({ queryKey: key });
  const save = useMutation({
    mutationFn: ({ before, draft }: { before: Announcement | undefined; draft: AnnouncementDraft }) =>
      before === undefined
        ? body(api.POST('/api/creator/announcements', { body: draft }))
        : body(
            api.PUT('/api/creator/announcements/{id}', {
              params: { path: { id: before.id }, header: { 'if-match': String(before.version) } },
              body: draft,
            }),
          ),
    onSuccess,
  });
  const remove = useMutation({
    mutationFn: (id: string) => api.DELETE('/api/creator/announcements/{id}', at(id)),
    onSuccess,
  });
  return { save, remove };
}
