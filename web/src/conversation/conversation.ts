import { body, type Schemas, type createClient } from '@sanctum/openapi';
import { useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { hearOfChanges } from '../live/hear-of-changes';

export type Conversation = Schemas['ConversationResponse'];
export type InboxItem = Schemas['InboxItemResponse'];
export type Message = Schemas['MessageResponse'];
export type Attachment = Schemas['AttachmentResponse'];

/** Milliseconds for which a person counts as typing after the last sign of it. */
const STILL_WRITING_MS = 5_000;

export const conversationsKey = ['/api/conversations'] as const;
export const messagesKey = (id: string) => [...conversationsKey, id, 'messages'] as const;

/** Returns the conversation in which the other person is typing, and reloads news as soon as the server reports it. */
export function useLiveMessages(): string | undefined {
  const queries = useQueryClient();
  const [typingIn, setTypingIn] = useState<string>();
  useEffect(() => {
    let over: ReturnType<typeof setTimeout> | undefined;
    const stop = hearOfChanges('/api/live-updates', {
      topic: 'conversation',
      onChange: (id) => {
        setTypingIn(undefined);
        // data being loaded as the stream begins needs no second request
        void queries.invalidateQueries({ queryKey: conversationsKey }, { cancelRefetch: id !== undefined });
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

/** Makes the hooks that read conversations, for an app's client. */
export function conversationsOf(api: ReturnType<typeof createClient>) {
  /** Loads conversations with people of this name, in pages. */
  function useInbox(q: string, view?: Schemas['InboxView']) {
    return useInfiniteQuery({
      queryKey: [...conversationsKey, 'inbox', view, q],
      queryFn: ({ pageParam: after }) =>
        body(
          api.GET('/api/conversations', {
            params: { query: { q, ...(view && { view }), ...(after && { after }) } },
          }),
        ),
      initialPageParam: '',
      getNextPageParam: ({ next }) => next,
      staleTime: 0,
    });
  }

  /** Loads one conversation of this person. */
  function useConversation(id: string | undefined) {
    return useQuery({
      queryKey: [...conversationsKey, 'one', id],
      queryFn: () => body(api.GET('/api/conversations/{id}', { params: { path: { id: id! } } })),
      enabled: id !== undefined,
      staleTime: 0,
    });
  }

  /**
   * Loads the conversation with a person, with a circle or, if neither is given, with the coach. Asking again gives the
   * same one.
   */
  function useConversationWith(other: Schemas['OpenConversationRequest']) {
    return useQuery({
      queryKey: [...conversationsKey, 'with', other],
      queryFn: () => body(api.POST('/api/conversations/open', { body: other })),
      staleTime: 0,
    });
  }

  /** Loads messages, newest first, in pages. */
  function useMessages(id: string) {
    return useInfiniteQuery({
      queryKey: messagesKey(id),
      queryFn: ({ pageParam: after }) =>
        body(
          api.GET('/api/conversations/{id}/messages', {
            params: { path: { id }, query: after ? { after } : {} },
          }),
        ),
      initialPageParam: '',
      getNextPageParam: ({ next }) => next,
      staleTime: 0,
    });
  }

  return { useInbox, useConversation, useConversationWith, useMessages };
}
