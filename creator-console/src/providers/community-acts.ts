import { body, type components } from '@sanctum/openapi';
import { api } from './client';

type Announcement = components['schemas']['AnnouncementResponse'];
type AnnouncementDraft = components['schemas']['AnnouncementRequest'];
type Contribution = components['schemas']['ContributionResponse'];

const at = (id: string) => ({ params: { path: { id } } });

export const communityActs = {
  publishContribution: (id: string): Promise<Contribution> =>
    body(api.POST('/api/creator/community/{id}/publication', at(id))),
  hideContribution: (id: string, reason: string): Promise<Contribution> =>
    body(api.POST('/api/creator/community/{id}/hiding', { ...at(id), body: { reason } })),
  removeContribution: async (id: string, reason: string): Promise<void> => {
    await api.POST('/api/creator/community/{id}/removal', { ...at(id), body: { reason } });
  },
  /** Writes the coach's comment directly under a post; under a question it is an answer. */
  answerPost: async (postId: string, text: string): Promise<void> => {
    await body(
      api.POST('/api/community/posts/{id}/comments', { ...at(postId), body: { text, parentId: null } }),
    );
  },
  pinPost: (id: string, isPinned: boolean): Promise<Contribution> =>
    body(api.PUT('/api/creator/community/{id}/pinned', { ...at(id), body: { isPinned } })),
  announce: (draft: AnnouncementDraft): Promise<Announcement> =>
    body(api.POST('/api/community/announcements', { body: draft })),
  changeAnnouncement: (id: string, draft: AnnouncementDraft): Promise<Announcement> =>
    body(api.PUT('/api/community/announcements/{id}', { ...at(id), body: draft })),
  deleteAnnouncement: async (id: string): Promise<void> => {
    await api.DELETE('/api/community/announcements/{id}', at(id));
  },
} as const;
