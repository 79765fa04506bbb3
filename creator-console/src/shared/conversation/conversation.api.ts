import { body, type Schemas, itemsOf } from '@sanctum/openapi';
import { conversationsKey, conversationsOf } from '@sanctum/web/conversation/conversation';
import type { NewMessage } from '@sanctum/web/conversation/use-unsent';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { api } from '../../providers/client';
import { useActs } from '../../providers/use-acts';
import { useTurnedAway } from '../figures/use-figures';

export {
  type Conversation,
  conversationsKey,
  type InboxItem,
  type Message,
  useLiveMessages,
} from '@sanctum/web/conversation/conversation';
const reading = conversationsOf(api);
export const { useConversation, useMessages } = reading;
export type SavedReply = Schemas['SavedReplyResponse'];
export type InboxView = Schemas['InboxView'];

export const savedRepliesKey = ['saved-replies'] as const;

/** Conversations with students whose name matches, page by page. */
export function useInbox(q: string, view: InboxView = 'all') {
  const inbox = reading.useInbox(q, view);
  useTurnedAway(inbox.error);
  return inbox;
}

/** Number of conversations that are unread or need an answer, and the time of the oldest. */
export function useWaiting() {
  return useQuery({
    queryKey: [...conversationsKey, 'waiting'],
    queryFn: () => body(api.GET('/api/conversations/unread')),
    staleTime: 0,
  });
}

/** The coach's saved replies, by title. */
export function useSavedReplies() {
  return useQuery({
    queryKey: savedRepliesKey,
    queryFn: () => itemsOf(api.GET('/api/creator/saved-replies')),
    staleTime: 0,
  });
}

/** The conversation with a student; repeated calls return the same one. */
export function useConversationWith(studentId: string) {
  const conversation = reading.useConversationWith({ accountId: studentId });
  useTurnedAway(conversation.error);
  return conversation;
}

/** Sends a message once there is a network. The client id makes a retry the same message. */
export function useSend(id: string) {
  const { sendMessage } = useActs();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (message: NewMessage) => sendMessage(id, message),
    // Runs after a refusal too, because the coach's permission to write may have changed, and the conversation shows
    // it.
    onSettled: () => queries.invalidateQueries({ queryKey: conversationsKey }),
  });
}

/** Stores up to which message the coach has read. */
export function useMarkRead(id: string) {
  const { markMessagesRead } = useActs();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (through: number) => markMessagesRead(id, through),
    onSuccess: () => queries.invalidateQueries({ queryKey: [...conversationsKey, 'inbox'] }),
  });
}
