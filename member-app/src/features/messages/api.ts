import type { components } from '@sanctum/openapi';
import {
  conversationsKey as root,
  conversationsOf,
  type Message,
  messagesKey,
} from '@sanctum/web/conversation/conversation';
import type { NewMessage } from '@sanctum/web/conversation/use-unsent';
import {
  type InfiniteData,
  type QueryClient,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import { api, body } from '../../shared/api/client';
import { ApiError } from '../../shared/api/refusal';

export {
  type Attachment,
  type Conversation,
  type InboxItem,
  type Message,
  useLiveMessages,
} from '@sanctum/web/conversation/conversation';
export const { useInbox, useConversation, useConversationWith, useMessages } = conversationsOf(api);
export type Correspondent = components['schemas']['CorrespondentResponse'];
type Report = components['schemas']['ReportMessageRequest'];
export type ReportReason = Report['reason'];
type Page = components['schemas']['MessagesResponse'];

const at = (id: string) => ({ params: { path: { id } } });

/** To whom this person may write: the coach and the family, or people of such a name. */
export function useCorrespondents(q: string) {
  return useQuery({
    queryKey: ['/api/correspondents', q],
    queryFn: () => body(api.GET('/api/correspondents', { params: { query: { q } } })),
    staleTime: 0,
  });
}

/** The conversation with somebody, made where there is none. */
export function useOpenConversation() {
  return useMutation({
    mutationFn: (accountId: string) => body(api.POST('/api/conversations', { body: { accountId } })),
  });
}

/** Silences a circle, so that this person is notified only of mentions, or ends that. */
export function useSilence(id: string) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (isSilenced: boolean) =>
      body(api.PUT('/api/conversations/{id}/silence', { ...at(id), body: { isSilenced } })),
    onSuccess: () => queries.invalidateQueries({ queryKey: root }),
  });
}

/** Blocks or unblocks the other one of a conversation. */
export function useBlock(personId: string) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (isBlocked: boolean) =>
      isBlocked
        ? body(api.PUT('/api/me/messages/blocked/{id}', at(personId)))
        : body(api.DELETE('/api/me/messages/blocked/{id}', at(personId))),
    onSuccess: () => queries.invalidateQueries({ queryKey: root }),
  });
}

/** Tells the coach of a message. */
export function useReportMessage(id: string) {
  return useMutation({
    mutationFn: (report: Report) => api.POST('/api/messages/{id}/reports', { ...at(id), body: report }),
  });
}

/** Tells the other one that this person is writing; whether it arrives does not matter. */
export function tellTyping(id: string): void {
  void api.POST('/api/conversations/{id}/typing', at(id)).catch(() => undefined);
}

/** Sends a message. The client id makes of a second try the same message. */
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
      // whether one may write has changed meanwhile, and the conversation says why
      if (error instanceof ApiError) void queries.invalidateQueries({ queryKey: root });
    },
  });
}

/** Another text for a message, or none: then it is deleted. */
export function useChangeMessage(conversationId: string) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: ({ id, text }: { id: string; text: string | null }) =>
      body(
        text === null
          ? api.DELETE('/api/messages/{id}', at(id))
          : api.PATCH('/api/messages/{id}', { ...at(id), body: { text } }),
      ),
    onSuccess: (changed) => put(queries, conversationId, changed),
  });
}

export function useMarkRead(id: string) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (through: number) =>
      api.PUT('/api/conversations/{id}/read', { ...at(id), body: { through } }),
    onSuccess: () => queries.invalidateQueries({ queryKey: [...root, 'inbox'] }),
  });
}

/** Shows a message at its place without asking for the others again. */
function put(queries: QueryClient, conversationId: string, message: Message): void {
  queries.setQueryData<InfiniteData<Page, number | null>>(messagesKey(conversationId), (known) => {
    if (!known) return known;
    const isKnown = known.pages.some(({ items }) => items.some(({ id }) => id === message.id));
    const pages = known.pages.map((page, index) => {
      const items = page.items.map((one) => (one.id === message.id ? message : one));
      return { ...page, items: isKnown || index > 0 ? items : [...items, message] };
    });
    return { ...known, pages };
  });
}
