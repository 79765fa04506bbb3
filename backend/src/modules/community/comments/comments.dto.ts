import { CONTENT_STATES, type ContentState } from '../../../kernel/moderation.js';
import {
  Choice,
  Flag,
  Id,
  ListOf,
  Moment,
  Nested,
  Text,
  Whole,
} from '../../../platform/http/fields/index.js';
import { pageQuery } from '../../../platform/http/page-query.js';
import { MentionResponse } from '../mentions/mentions.dto.js';
import { PersonResponse } from '../people/person.dto.js';
import { COMMENT_LIMIT } from '../words/words.js';

export class CommentResponse {
  @Id() id: string;
  @Nested(PersonResponse) author: PersonResponse;

  @Text({ maxLength: COMMENT_LIMIT, description: 'Plain text; mentions are written as `@[accountId]`' })
  text: string;

  @ListOf(MentionResponse, 'People it mentions, or mentioned in an earlier version')
  mentions: MentionResponse[];
  @Choice(CONTENT_STATES, 'ContentState') state: ContentState;
  @Text({ nullable: true, description: 'The coach’s note to its author' }) hiddenReason: string | null;
  @Flag('Accepted answer') isAccepted: boolean;
  @Whole({ example: 3, description: 'Number of people who found the answer helpful' }) helpful: number;
  @Flag('Whether the reader is one of them') isHelpful: boolean;
  @Moment() createdAt: string;
  @Moment({ nullable: true }) editedAt: string | null;
}

/** A comment with its replies. */
export class ThreadResponse extends CommentResponse {
  @Flag('Whether the comment was deleted; only its place is left, for its replies') isDeleted: boolean;
  @ListOf(CommentResponse, 'Oldest first') replies: CommentResponse[];
}

export class CommentsQuery extends pageQuery(20, 'id') {}

export class EditCommentRequest {
  @Text({ max: COMMENT_LIMIT, example: 'We do that, too. It helps to sit down first.' }) text: string;
}

export class NewCommentRequest extends EditCommentRequest {
  @Id({ nullable: true, description: 'Comment it replies to; null: a direct comment on the post' })
  parentId: string | null;
}
