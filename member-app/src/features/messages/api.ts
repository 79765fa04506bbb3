import { type components, hearOfChanges } from '@sanctum/openapi';
import {
  type InfiniteData,
  type QueryClient,
  useInfiniteQuery,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import { useEffect } from 'react';
import { api, body } from '../../shared/api/client';

export type Conversation = components['schemas']['ConversationResponse'];
export type InboxItem = components['schemas']['InboxItemResponse'];
export type Message = components['schemas']['MessageResponse'];
type Page = components['schemas']['MessagesResponse'];

const root = ['/api/conversations'] as const;
const messagesKey = (id: string) => [...root, id, 'messages'] as const;

const at = (id: string) => ({ params: { path: { id } } });

/** While it is shown, whatever is new is asked for as soon as the server tells of it. */
export function useLiveMessages(): void {
  const queries = useQueryClient();
  useEffect(
    () => hearOfChanges('/api/live-updates', () => void queries.invalidateQueries({ queryKey: root })),
    [queries],
  );
}

/** Conversations with people of such a name, a page at a time. */
export function useInbox(q: string) {
  return useInfiniteQuery({
    queryKey: [...root, 'inbox', q],
    queryFn: ({ pageParam: after }) =>
      body(api.GET('/api/conversations', { params: { query: { q, ...(after && { after }) } } })),
    initialPageParam: '',
    getNextPageParam: ({ items, hasMore }) => (hasMore ? items.at(-1)!.id : undefined),
    staleTime: 0,
  });
}

/** The member's conversation with the coach. Asking again gives the same one. */
export function useConversationWithCoach() {
  return useQuery({
    queryKey: [...root, 'coach'],
    queryFn: () => body(api.POST('/api/conversations', { body: {} })),
    staleTime: 0,
  });
}

/** The newest messages, and those further back page by page. */
export function useMessages(id: string) {
  return useInfiniteQuery({
    queryKey: messagesKey(id),
    queryFn: ({ pageParam: before }) =>
      body(
        api.GET('/api/conversations/{id}/messages', {
          params: { path: { id }, query: before === null ? {} : { before } },
        }),
      ),
    initialPageParam: null as number | null,
    getNextPageParam: ({ items, hasEarlier }) => (hasEarlier ? items[0]!.sequence : undefined),
    staleTime: 0,
  });
}

export interface NewMessage {
  clientId: string;
  text: string;
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
