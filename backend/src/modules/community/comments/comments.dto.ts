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
    description: 'Plain text; whom it mentions stands in it as `@[accountId]`',
  })
  text: string;

  @ApiProperty({ type: [MentionResponse], description: 'Whom it mentions, or did before it was changed' })
  mentions: MentionResponse[];

  @ApiProperty({ enum: CONTENT_STATES, enumName: 'ContentState' })
  state: ContentState;

  @ApiProperty({ type: String, nullable: true, description: 'The coach’s words to its writer' })
  hiddenReason: string | null;

  @ApiProperty({ description: 'The answer that solved the question' })
  isAccepted: boolean;

  @ApiProperty({ type: 'integer', example: 3, description: 'How many found the answer helpful' })
  helpful: number;

  @ApiProperty({ description: 'The reader is one of them' })
  isHelpful: boolean;

  @ApiProperty({ format: 'date-time' })
  createdAt: string;

  @ApiProperty({ type: String, format: 'date-time', nullable: true })
  editedAt: string | null;
}

/** A comment with what was answered to it. */
export class ThreadResponse extends CommentResponse {
  @ApiProperty({
    description: 'The comment was deleted; of it only the place is left, for the sake of its replies',
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
    description: '`after` of the next page; null: there is none',
  })
  next: string | null;
}

export class AfterCommentQuery {
  @ApiPropertyOptional({
    type: String,
    format: 'uuid',
    description: '`next` of the page before; without it the first page',
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
    description: 'The comment it answers; null: it stands right under the post',
  })
  @MayBeNull()
  @IsUUID()
  parentId: string | null;
}
