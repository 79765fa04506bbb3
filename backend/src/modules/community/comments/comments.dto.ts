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

  @Text({
    maxLength: COMMENT_LIMIT,
    description: 'Plain text; whom it mentions stands in it as `@[accountId]`',
  })
  text: string;

  @ListOf(MentionResponse, 'Whom it mentions, or did before it was changed') mentions: MentionResponse[];
  @Choice(CONTENT_STATES, 'ContentState') state: ContentState;
  @Text({ nullable: true, description: 'The coach’s words to its writer' }) hiddenReason: string | null;
  @Flag('The answer that solved the question') isAccepted: boolean;
  @Whole({ example: 3, description: 'How many found the answer helpful' }) helpful: number;
  @Flag('The reader is one of them') isHelpful: boolean;
  @Moment() createdAt: string;
  @Moment({ nullable: true }) editedAt: string | null;
}

/** A comment with what was answered to it. */
export class ThreadResponse extends CommentResponse {
  @Flag('The comment was deleted; of it only the place is left, for the sake of its replies')
  isDeleted: boolean;

  @ListOf(CommentResponse, 'Oldest first') replies: CommentResponse[];
}

export class ThreadPageResponse {
  @ListOf(ThreadResponse, 'Oldest first') items: ThreadResponse[];
  @Id({ nullable: true, description: '`after` of the next page; null: there is none' }) next: string | null;
}

export class AfterCommentQuery {
  @Id({ description: '`next` of the page before; without it the first page', optional: true }) after?: string;
}

export class EditCommentRequest {
  @Text({ max: COMMENT_LIMIT, example: 'We do that, too. It helps to sit down first.' }) text: string;
}

export class NewCommentRequest extends EditCommentRequest {
  @Id({ nullable: true, description: 'The comment it answers; null: it stands right under the post' })
  parentId: string | null;
}
