import { z } from 'zod';

const circleMessage = z.object({
  messageId: z.string(),
  conversationId: z.string(),
  groupId: z.string(),
  /** Recipient. */
  accountId: z.string(),
  /** Author. */
  byId: z.string(),
});

const messageWaiting = z.object({
  conversationId: z.string(),
  messageId: z.string(),
  senderId: z.string(),
  accountId: z.string(),
  isForCoach: z.boolean(),
});

export const messageEvents = {
  /** A conversation has had an unread message for ten minutes; `messageId`: the first unread one. */
  'message.waiting': messageWaiting,
  /** A circle or pod has had an unread message for ten minutes; once until the recipient reads there. */
  'circle.waiting': circleMessage,
  /** A message in a circle or pod mentions a person; once per person. */
  'circle.mentioned': circleMessage,
  /** A person who was notified of a circle's messages read them. */
  'circle.read': z.object({ conversationId: z.string(), accountId: z.string() }),
  /** A message was deleted, or the coach hid it. */
  'message.removed': z.object({ messageId: z.string() }),
  /** A member joined a circle or pod, through a product, or because the coach added them again. */
  'group.joined': z.object({ accountId: z.string(), groupId: z.string() }),
  /** The coach removed a member from a circle or pod; `group.left` is published, too. */
  'group.taken-out': z.object({ accountId: z.string(), groupId: z.string() }),
  /** A member left a circle or pod. */
  'group.left': z.object({ accountId: z.string(), groupId: z.string() }),
  /** A circle or pod was deleted. */
  'group.deleted': z.object({ groupId: z.string() }),
  /** A message was reported to the coach. */
  'message.reported': z.object({ reportId: z.string(), messageId: z.string(), by: z.string() }),
};
