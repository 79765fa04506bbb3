import { body, type components, hearOfChanges } from '@sanctum/openapi';
import { useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useLogoutIfAccessDenied } from 'react-admin';
import { api } from '../../providers/client';

export type Conversation = components['schemas']['ConversationResponse'];
export type InboxItem = components['schemas']['InboxItemResponse'];
export type Message = components['schemas']['MessageResponse'];

export const conversationsKey = ['conversations'] as const;

/** While it is shown, whatever is new is asked for as soon as the server tells of it. */
export function useLiveMessages(): void {
  const queries = useQueryClient();
  useEffect(
    () =>
      hearOfChanges(
        '/api/live-updates',
        () => void queries.invalidateQueries({ queryKey: conversationsKey }),
      ),
    [queries],
  );
}

/** Whoever is signed out meanwhile is asked to sign in. */
function useTurnedAway(error: unknown): void {
  const turnAway = useLogoutIfAccessDenied();
  useEffect(() => {
    if (error) void turnAway(error);
  }, [error, turnAway]);
}

/** Conversations with students of such a name, a page at a time. */
export function useInbox(q: string) {
  const inbox = useInfiniteQuery({
    queryKey: [...conversationsKey, 'inbox', q],
    queryFn: ({ pageParam: after }) =>
      body(api.GET('/api/conversations', { params: { query: { q, ...(after && { after }) } } })),
    initialPageParam: '',
    getNextPageParam: ({ items, hasMore }) => (hasMore ? items.at(-1)!.id : undefined),
    staleTime: 0,
  });
  useTurnedAway(inbox.error);
  return inbox;
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
