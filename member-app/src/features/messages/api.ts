import type { Schemas } from '@sanctum/openapi';
import {
  conversationsOf,
  type Message,
  messagesKey,
  conversationsKey as root,
} from '@sanctum/web/conversation/conversation';
import type { NewMessage } from '@sanctum/web/conversation/use-unsent';
import { type InfiniteData, type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import { api, at, body, itemsOf, useChange, useFresh } from '../../shared/api/client';
import { ApiError } from '../../shared/api/refusal';

export {
  type Attachment,
  type Conversation,
  type InboxItem,
  type Message,
  useLiveMessages,
} from '@sanctum/web/conversation/conversation';
export const { useInbox, useConversation, useConversationWith, useMessages } = conversationsOf(api);
export type Correspondent = Schemas['CorrespondentResponse'];
type OpenRequest = Schemas['OpenConversationRequest'];
type Report = Schemas['ReportMessageRequest'];
type Page = Schemas['MessagePageResponse'];

/** Loads people this person may write to: the coach and the family, or people with a matching name. */
export const useCorrespondents = (q: string) =>
  useFresh(['/api/correspondents', q], () =>
    itemsOf(api.GET('/api/correspondents', { params: { query: { q } } })),
  );

/** Opens the conversation with a person or, if none is named, with the coach. */
export const useOpenConversation = () =>
  useMutation({
    mutationFn: (other: OpenRequest) => body(api.POST('/api/conversations/open', { body: other })),
  });

/** Mutes a circle, so that this person is notified only of mentions, or unmutes it. */
export const useSilence = (id: string) =>
  useChange(
    (isSilenced: boolean) =>
      body(
        isSilenced
          ? api.POST('/api/conversations/{id}/mute', at(id))
          : api.POST('/api/conversations/{id}/unmute', at(id)),
      ),
    root,
  );

export const useBlock = (personId: string) =>
  useChange(
    (isBlocked: boolean) =>
      isBlocked
        ? body(api.POST('/api/correspondents/{id}/block', at(personId)))
        : body(api.POST('/api/correspondents/{id}/unblock', at(personId))),
    root,
  );

export const useReportMessage = (id: string) =>
  useMutation({
    mutationFn: (report: Report) => api.POST('/api/messages/{id}/report', { ...at(id), body: report }),
  });

/** Tells the other person that this one is typing. Failures are ignored. */
export function tellTyping(id: string): void {
  void api.POST('/api/conversations/{id}/show-typing', at(id)).catch(() => undefined);
}

/** Sends a message. A retry with the same client id does not create a second message. */
export function useSend(id: string) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (message: NewMessage) =>
      body(api.POST('/api/conversations/{id}/messages', { ...at(id), body: message })),
    onSuccess: (sent) => {
      put(queries, id, sent);
      void queries.invalidateQueries({ queryKey: [...root, 'inbox'] });
    },
    onError: (error) => {
      // permission to write has changed in the meantime, as the conversation explains
      if (error instanceof ApiError) void queries.invalidateQueries({ queryKey: root });
    },
  });
}

/** Changes the text of a message; without a text, deletes the message. */
export function useChangeMessage(conversationId: string) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: ({ id, text }: { id: string; text: string | null }) =>
      body(
        text === null
          ? api.POST('/api/messages/{id}/remove', at(id))
          : api.PATCH('/api/messages/{id}', { ...at(id), body: { text } }),
      ),
    onSuccess: (changed) => put(queries, conversationId, changed),
  });
}

export const useMarkRead = (id: string) =>
  useChange(
    (through: number) => api.POST('/api/conversations/{id}/mark-read', { ...at(id), body: { through } }),
    [...root, 'inbox'],
  );

/** Updates a message in place without reloading the others. */
function put(queries: QueryClient, conversationId: string, message: Message): void {
  queries.setQueryData<InfiniteData<Page, string>>(messagesKey(conversationId), (known) => {
    if (!known) return known;
    const isKnown = known.pages.some(({ items }) => items.some(({ id }) => id === message.id));
    const pages = known.pages.map((page, index) => {
      const items = page.items.map((one) => (one.id === message.id ? message : one));
      return { ...page, items: isKnown || index > 0 ? items : [message, ...items] };
    });
    return { ...known, pages };
  });
}
