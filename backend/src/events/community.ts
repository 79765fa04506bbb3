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
  /** Replies, which appear and go with the comment. */
  below: z.array(writtenComment),
});
export type CommentHappened = z.infer<typeof commentHappened>;

const postHappened = z.object({
  postId: z.string(),
  /** Author. */
  accountId: z.string(),
  kind: z.string(),
  /** Comments under the post, which appear and go with it. */
  below: z.array(writtenComment),
});

const memberMentioned = z.object({
  mentionId: z.string(),
  accountId: z.string(),
  postId: z.string(),
  /** null: the post itself mentions her. */
  commentId: z.string().nullable(),
  /** Author, and whether the mentioned person may read the whole name. */
  byId: z.string(),
  readsWholeName: z.boolean(),
});

const coachWrote = z.object({
  postId: z.string(),
  /** null: the post itself. */
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
  /** A minor's post or comment, or a change of one, waits for the coach's look. */
  'contribution.waiting': z.object({ contributionId: z.string(), by: z.string() }),
  /** A post or a comment was reported to the coach. */
  'contribution.reported': z.object({ reportId: z.string(), contributionId: z.string(), by: z.string() }),
  /** A post or a comment is hidden, by the coach or by reports. */
  'contribution.hidden': z.object({ contributionId: z.string(), postId: z.string(), accountId: z.string() }),
  /** A question for all members has stood for a day without an answer; once for each. */
  'question.unanswered': z.object({ postId: z.string(), accountId: z.string() }),
  /** The coach has announced something to all members. */
  'announcement.made': announcementMade,
  /** The coach has taken an announcement back. */
  'announcement.removed': z.object({ announcementId: z.string() }),
  /** The coach has written a post, or a comment that mentions everyone. */
  'coach.wrote': coachWrote,
  /** A person was mentioned in a post or comment that they can see, once for each post or comment. */
  'member.mentioned': memberMentioned,
  /** A post can be seen by others: it was written, the coach has let it appear, or it is back. Again for one that was away meanwhile. */
  'post.published': postHappened,
  /** A post that may have been seen is gone, is hidden, or waits for the coach’s look again. */
  'post.removed': postHappened,
  /** A comment can be seen by others; again for one that was away meanwhile. */
  'comment.written': commentHappened,
  /** A comment that may have been seen is gone, is hidden, or waits again, with the replies that are seen no longer either. */
  'comment.removed': commentHappened,
  /** The author of the question or the coach accepted an answer. */
  'answer.accepted': answerHappened,
  /** An answer is no longer the accepted one. Deleting an accepted answer publishes only comment.removed. */
  'answer.unaccepted': answerHappened,
  /** A member found an answer helpful. */
  'answer.helpful': answerHappened,
  /** A member no longer finds an answer helpful. */
  'answer.not-helpful': answerHappened,
  /** A member was erased: comments under her posts and comments are gone, and her helpful marks no longer count. */
  'community.left': z.object({ comments: z.array(writtenComment) }),
};
