import { type components, hearOfChanges } from '@sanctum/openapi';
import {
  type InfiniteData,
  type QueryClient,
  useInfiniteQuery,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { api, body } from '../../shared/api/client';
import { ApiError } from '../../shared/api/refusal';

export type Conversation = components['schemas']['ConversationResponse'];
export type InboxItem = components['schemas']['InboxItemResponse'];
export type Message = components['schemas']['MessageResponse'];
export type Attachment = components['schemas']['AttachmentResponse'];
export type Correspondent = components['schemas']['CorrespondentResponse'];
type Report = components['schemas']['ReportMessageRequest'];
export type ReportReason = Report['reason'];
type Page = components['schemas']['MessagesResponse'];

/** Somebody who was writing a moment ago is so long said to be writing. */
const STILL_WRITING_MS = 5_000;

const root = ['/api/conversations'] as const;
const messagesKey = (id: string) => [...root, id, 'messages'] as const;

const at = (id: string) => ({ params: { path: { id } } });

/**
 * While it is shown, whatever is new is asked for as soon as the server tells of it. Answers the conversation in which the other
 * one is writing just now.
 */
export function useLiveMessages(): string | undefined {
  const queries = useQueryClient();
  const [typingIn, setTypingIn] = useState<string>();
  useEffect(() => {
    let over: ReturnType<typeof setTimeout> | undefined;
    const stop = hearOfChanges('/api/live-updates', {
      topic: 'conversation',
      onChange: () => {
        setTypingIn(undefined);
        void queries.invalidateQueries({ queryKey: root });
      },
      onTyping: (id) => {
        clearTimeout(over);
        setTypingIn(id);
        over = setTimeout(() => setTypingIn(undefined), STILL_WRITING_MS);
      },
    });
    return () => {
      clearTimeout(over);
      stop();
    };
  }, [queries]);
  return typingIn;
}

/** One conversation of this person. */
export function useConversation(id: string | undefined) {
  return useQuery({
    queryKey: [...root, 'one', id],
    queryFn: () => body(api.GET('/api/conversations/{id}', at(id!))),
    enabled: id !== undefined,
    staleTime: 0,
  });
}

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

/** The conversation of a circle or pod. Asking again gives the same one. */
export function useCircleConversation(groupId: string) {
  return useQuery({
    queryKey: [...root, 'circle', groupId],
    queryFn: () => body(api.POST('/api/conversations', { body: { groupId } })),
    staleTime: 0,
  });
}

/** Whether this person is told of what is written in a circle, or only of what mentions her. */
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
  /** storageUrls of what is attached. */
  attachments?: string[];
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
