import { ApiProperty } from '@nestjs/swagger';
import { IsUUID } from 'class-validator';
import { ApiPropertyOptional } from '@nestjs/swagger';
import { CONTENT_STATES, type ContentState } from '../../../kernel/moderation.js';
import { MayBeMissing, MayBeNull, Text } from '../../../platform/http/text.js';
import { MentionResponse } from '../mentions/mentions.dto.js';
import { PersonResponse } from '../people/person.dto.js';
import { COMMENT_LIMIT } from '../words/words.js';

export class CommentResponse {
  @ApiProperty({ format: 'uuid' })
  id: string;

  @ApiProperty({ type: PersonResponse })
  author: PersonResponse;

  @ApiProperty({
    maxLength: COMMENT_LIMIT,
    description: 'Plain text; mentions are written as `@[accountId]`',
  })
  text: string;

  @ApiProperty({
    type: [MentionResponse],
    description: 'People it mentions, or mentioned in an earlier version',
  })
  mentions: MentionResponse[];

  @ApiProperty({ enum: CONTENT_STATES, enumName: 'ContentState' })
  state: ContentState;

  @ApiProperty({ type: String, nullable: true, description: 'The coach’s note to its author' })
  hiddenReason: string | null;

  @ApiProperty({ description: 'Accepted answer' })
  isAccepted: boolean;

  @ApiProperty({ type: 'integer', example: 3, description: 'Number of people who found the answer helpful' })
  helpful: number;

  @ApiProperty({ description: 'Whether the reader is one of them' })
  isHelpful: boolean;

  @ApiProperty({ format: 'date-time' })
  createdAt: string;

  @ApiProperty({ type: String, format: 'date-time', nullable: true })
  editedAt: string | null;
}

/** A comment with what was answered to it. */
export class ThreadResponse extends CommentResponse {
  @ApiProperty({
    description: 'Whether the comment was deleted; only its place is left, for its replies',
  })
  isDeleted: boolean;

  @ApiProperty({ type: [CommentResponse], description: 'Oldest first' })
  replies: CommentResponse[];
}

export class ThreadPageResponse {
  @ApiProperty({ type: [ThreadResponse], description: 'Oldest first' })
  items: ThreadResponse[];

  @ApiProperty({
    type: String,
    format: 'uuid',
    nullable: true,
    description: '`after` of the next page; null: none',
  })
  next: string | null;
}

export class AfterCommentQuery {
  @ApiPropertyOptional({
    type: String,
    format: 'uuid',
    description: '`next` of the previous page; leave out for the first page',
  })
  @MayBeMissing()
  @IsUUID()
  after?: string;
}

export class EditCommentRequest {
  @Text({ max: COMMENT_LIMIT, example: 'We do that, too. It helps to sit down first.' })
  text: string;
}

export class NewCommentRequest extends EditCommentRequest {
  @ApiProperty({
    type: String,
    format: 'uuid',
    nullable: true,
    description: 'Comment it replies to; null: a direct comment on the post',
  })
  @MayBeNull()
  @IsUUID()
  parentId: string | null;
}
