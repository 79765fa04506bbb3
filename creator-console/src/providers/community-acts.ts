import { body, type Schemas, itemsOf } from '@sanctum/openapi';
import { api, at, on, readIn } from './client';

type AnnouncementDraft = Schemas['AnnouncementRequest'];

/** Actions on what members write, on events, and on circles and pods, which are not a react-admin list. */
export const communityActs = {
  publishContribution: (id: string) => body(api.POST('/api/creator/contributions/{id}/publish', at(id))),
  hideContribution: (id: string, reason: string) =>
    body(api.POST('/api/creator/contributions/{id}/hide', { ...at(id), body: { reason } })),
  removeContribution: (id: string, reason: string) =>
    api.POST('/api/creator/contributions/{id}/remove', { ...at(id), body: { reason } }),
  /** Posts the coach's comment directly under a post; under a question it is an answer. */
  answerPost: (postId: string, text: string) =>
    api.POST('/api/community/posts/{id}/comments', { ...at(postId), body: { text, parentId: null } }),
  pinPost: (id: string, isPinned: boolean) =>
    body(
      isPinned
        ? api.POST('/api/creator/contributions/{id}/pin', at(id))
        : api.POST('/api/creator/contributions/{id}/unpin', at(id)),
    ),
  announce: (draft: AnnouncementDraft) => body(api.POST('/api/creator/announcements', { body: draft })),
  changeAnnouncement: ({ id, version }: Schemas['AnnouncementResponse'], draft: AnnouncementDraft) =>
    body(api.PUT('/api/creator/announcements/{id}', { ...readIn({ id }, version), body: draft })),
  deleteAnnouncement: (id: string) => api.DELETE('/api/creator/announcements/{id}', at(id)),

  cancelEvent: (id: string, request: Schemas['CancelEventRequest']) =>
    body(api.POST('/api/creator/events/{id}/cancel', { ...at(id), body: request })),
  deleteEvent: (id: string) => api.DELETE('/api/creator/events/{id}', at(id)),

  addGroup: (group: Schemas['NewGroupRequest']) => body(api.POST('/api/creator/groups', { body: group })),
  renameGroup: ({ id, version }: Schemas['GroupResponse'], name: string, spanish: string) =>
    body(
      api.PATCH('/api/creator/groups/{id}', {
        ...readIn({ id }, version),
        body: { name, translations: { es: { name: spanish } } },
      }),
    ),
  deleteGroup: (id: string) => api.DELETE('/api/creator/groups/{id}', at(id)),
  /** Sets exactly these circles. Members who are in a removed circle only through this product leave it. */
  setProductCircles: (id: string, groupIds: string[]) =>
    itemsOf(api.PUT('/api/creator/products/{id}/groups', { ...at(id), body: { groupIds } })),
  /** Adds earlier owners of the product to the circle, in the background. */
  bringEarlierOwners: (id: string, groupId: string) =>
    itemsOf(api.POST('/api/creator/products/{id}/groups/{groupId}/add-earlier-owners', on({ id, groupId }))),
};
