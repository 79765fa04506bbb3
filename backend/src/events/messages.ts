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
  /** A message has waited unread for ten minutes; `messageId` is the first unread one. */
  'message.waiting': messageWaiting,
  /** A message in a circle or pod has waited unread for ten minutes; once until she reads there. */
  'circle.waiting': circleMessage,
  /** A message in a circle or pod mentions somebody, once for each. */
  'circle.mentioned': circleMessage,
  /** Somebody who was told of a circle's messages has read there. */
  'circle.read': z.object({ conversationId: z.string(), accountId: z.string() }),
  /** A message was deleted, or the coach has hidden it. */
  'message.removed': z.object({ messageId: z.string() }),
  /** A member is in a circle or pod from now on, by what she has or because the coach has brought her back. */
  'group.joined': z.object({ accountId: z.string(), groupId: z.string() }),
  /** The coach has taken a member out of a circle or pod; group.left is told besides. */
  'group.taken-out': z.object({ accountId: z.string(), groupId: z.string() }),
  /** A member is not in a circle or pod any more. */
  'group.left': z.object({ accountId: z.string(), groupId: z.string() }),
  /** A circle or pod is no more. */
  'group.deleted': z.object({ groupId: z.string() }),
  /** A message was reported to the coach. */
  'message.reported': z.object({ reportId: z.string(), messageId: z.string(), by: z.string() }),
};
