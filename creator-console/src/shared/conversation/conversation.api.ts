import { body, type components, hearOfChanges } from '@sanctum/openapi';
import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useLogoutIfAccessDenied } from 'react-admin';
import { api } from '../../providers/client';
import { useActs } from '../../providers/use-acts';
import type { NewMessage } from './use-unsent';

export type Conversation = components['schemas']['ConversationResponse'];
export type InboxItem = components['schemas']['InboxItemResponse'];
export type Message = components['schemas']['MessageResponse'];
export type SavedReply = components['schemas']['SavedReplyResponse'];
export type InboxView = components['schemas']['InboxView'];

/** Somebody who was writing a moment ago is so long said to be writing. */
const STILL_WRITING_MS = 5_000;

export const conversationsKey = ['conversations'] as const;
export const savedRepliesKey = ['saved-replies'] as const;

/**
 * While it is shown, whatever is new is asked for as soon as the server tells of it. Answers the conversation in which the student
 * is writing just now.
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
        void queries.invalidateQueries({ queryKey: conversationsKey });
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

/** Whoever is signed out meanwhile is asked to sign in. */
function useTurnedAway(error: unknown): void {
  const turnAway = useLogoutIfAccessDenied();
  useEffect(() => {
    if (error) void turnAway(error);
  }, [error, turnAway]);
}

/** Conversations with students of such a name, a page at a time. */
export function useInbox(q: string, view: InboxView = 'all') {
  const inbox = useInfiniteQuery({
    queryKey: [...conversationsKey, 'inbox', view, q],
    queryFn: ({ pageParam: after }) =>
      body(api.GET('/api/conversations', { params: { query: { q, view, ...(after && { after }) } } })),
    initialPageParam: '',
    getNextPageParam: ({ items, hasMore }) => (hasMore ? items.at(-1)!.id : undefined),
    staleTime: 0,
  });
  useTurnedAway(inbox.error);
  return inbox;
}

/** In how many conversations something is unread or waits for an answer, and since when the oldest waits. */
export function useWaiting() {
  return useQuery({
    queryKey: [...conversationsKey, 'waiting'],
    queryFn: () => body(api.GET('/api/conversations/unread')),
    staleTime: 0,
  });
}

/** The coach's own saved replies, by title. */
export function useSavedReplies() {
  return useQuery({
    queryKey: savedRepliesKey,
    queryFn: () => body(api.GET('/api/creator/saved-replies')),
    staleTime: 0,
  });
}

/** One conversation of the coach. */
export function useConversation(id: string | undefined) {
  return useQuery({
    queryKey: [...conversationsKey, 'one', id],
    queryFn: () => body(api.GET('/api/conversations/{id}', { params: { path: { id: id! } } })),
    enabled: id !== undefined,
    staleTime: 0,
  });
}

/** The conversation with a student. Asking again gives the same one. */
export function useConversationWith(studentId: string) {
  const conversation = useQuery({
    queryKey: [...conversationsKey, 'with', studentId],
    queryFn: () => body(api.POST('/api/conversations', { body: { accountId: studentId } })),
    staleTime: 0,
  });
  useTurnedAway(conversation.error);
  return conversation;
}

/** The newest messages, and those further back page by page. */
export function useMessages(id: string) {
  return useInfiniteQuery({
    queryKey: [...conversationsKey, 'messages', id],
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

/** Sends a message, as soon as there is a network. The client id makes of a second try the same message. */
export function useSend(id: string) {
  const { sendMessage } = useActs();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (message: NewMessage) => sendMessage(id, message),
    // when it was refused, too: whether the coach may write has changed meanwhile, and the conversation says so
    onSettled: () => queries.invalidateQueries({ queryKey: conversationsKey }),
  });
}

/** Remembers up to which message the coach has read. */
export function useMarkRead(id: string) {
  const { markMessagesRead } = useActs();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (through: number) => markMessagesRead(id, through),
    onSuccess: () => queries.invalidateQueries({ queryKey: [...conversationsKey, 'inbox'] }),
  });
}
