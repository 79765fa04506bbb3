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

/** A comment with what was answered to it. */
export class ThreadResponse extends CommentResponse {
  @Flag('Whether the comment was deleted; only its place is left, for its replies') isDeleted: boolean;
  @ListOf(CommentResponse, 'Oldest first') replies: CommentResponse[];
}

export class ThreadPageResponse {
  @ListOf(ThreadResponse, 'Oldest first') items: ThreadResponse[];
  @Id({ nullable: true, description: '`after` of the next page; null: none' }) next: string | null;
}

export class AfterCommentQuery {
  @Id({ description: '`next` of the previous page; leave out for the first page', optional: true })
  after?: string;
}

export class EditCommentRequest {
  @Text({ max: COMMENT_LIMIT, example: 'We do that, too. It helps to sit down first.' }) text: string;
}

export class NewCommentRequest extends EditCommentRequest {
  @Id({ nullable: true, description: 'Comment it replies to; null: a direct comment on the post' })
  parentId: string | null;
}
