import { z } from 'zod';

const writtenComment = z.object({
  commentId: z.string(),
  /** Author. */
  accountId: z.string(),
});
export type WrittenComment = z.infer<typeof writtenComment>;

const answerHappened = z.object({
  commentId: z.string(),
  /** The question. */
  postId: z.string(),
  /** Author of the answer. */
  accountId: z.string(),
  /** Person who accepted the answer, or found it helpful. */
  by: z.string(),
});

const commentHappened = writtenComment.extend({
  postId: z.string(),
  /** Author of the post. */
  postAuthorId: z.string(),
  /** Missing in events published before this field existed. */
  postKind: z.string().optional(),
  /** Parent comment; null: directly under the post. */
  parentId: z.string().nullable(),
  /** Replies, which appear and disappear with the comment. */
  below: z.array(writtenComment),
});
export type CommentHappened = z.infer<typeof commentHappened>;

const postHappened = z.object({
  postId: z.string(),
  /** Author. */
  accountId: z.string(),
  kind: z.string(),
  /** Comments under the post, which appear and disappear with it. */
  below: z.array(writtenComment),
});

const memberMentioned = z.object({
  mentionId: z.string(),
  accountId: z.string(),
  postId: z.string(),
  /** Null: the post itself mentions the member. */
  commentId: z.string().nullable(),
  /** Author; `readsWholeName`: the mentioned person may see the author's whole name. */
  byId: z.string(),
  readsWholeName: z.boolean(),
});

const coachWrote = z.object({
  postId: z.string(),
  /** Null: the post itself. */
  commentId: z.string().nullable(),
  /** The circle or pod; null: for all members. */
  groupId: z.string().nullable(),
  by: z.string(),
  mentionsEveryone: z.boolean(),
  /** Members who are notified anyway: those mentioned by name, and, for a comment, the author of the post. */
  otherwiseToldIds: z.array(z.string()),
});

const announcementMade = z.object({
  announcementId: z.string(),
  title: z.string(),
  /** High Priority: sent by email at once. */
  isUrgent: z.boolean(),
  by: z.string(),
});

const postReaction = z.object({
  postId: z.string(),
  /** Author of the post. */
  accountId: z.string(),
  /** Person who reacts. */
  by: z.string(),
});

export const communityEvents = {
  /** A person reacted to a post, for the first time or again after removing all reactions. */
  'post.reacted': postReaction,
  /** A person removed the last of their reactions to a post. */
  'post.unreacted': postReaction,
  /** A minor wrote or changed a post or comment, which needs the coach's approval. */
  'contribution.waiting': z.object({ contributionId: z.string(), by: z.string() }),
  /** A post or a comment was reported to the coach. */
  'contribution.reported': z.object({ reportId: z.string(), contributionId: z.string(), by: z.string() }),
  /** A post or a comment was hidden, by the coach or by reports. */
  'contribution.hidden': z.object({ contributionId: z.string(), postId: z.string(), accountId: z.string() }),
  /** A question for all members has had no answer for a day; once per question. */
  'question.unanswered': z.object({ postId: z.string(), accountId: z.string() }),
  /** The coach published an announcement. */
  'announcement.made': announcementMade,
  /** The coach removed an announcement. */
  'announcement.removed': z.object({ announcementId: z.string() }),
  /** The coach wrote a post, or a comment that mentions everyone. */
  'coach.wrote': coachWrote,
  /** A person was mentioned in a post or comment that they can see; once per post or comment. */
  'member.mentioned': memberMentioned,
  /** A post became visible to others: it is new, approved, or shown again. */
  'post.published': postHappened,
  /** A post that others may have seen was deleted or hidden, or needs approval again. */
  'post.removed': postHappened,
  /** A comment became visible to others: it is new, approved, or shown again. */
  'comment.written': commentHappened,
  /** A comment that others may have seen was deleted or hidden, or needs approval again; `below`: replies that disappeared with it. */
  'comment.removed': commentHappened,
  /** The author of the question or the coach accepted an answer. */
  'answer.accepted': answerHappened,
  /** An answer is no longer accepted. Deleting an accepted answer publishes only `comment.removed`. */
  'answer.unaccepted': answerHappened,
  /** A member marked an answer as helpful. */
  'answer.helpful': answerHappened,
  /** A member removed a helpful mark from an answer. */
  'answer.not-helpful': answerHappened,
  /** A member was erased. Comments under the member's posts and comments were deleted, and the member's helpful marks no longer count. */
  'community.left': z.object({ comments: z.array(writtenComment) }),
};
