import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { IsIn, IsInt, IsOptional, IsUUID, Max, Min } from 'class-validator';
import { toInteger } from '../../../platform/http/page-query.js';
import { Text } from '../../../platform/http/text.js';
import { CorrespondentResponse, WRITING, type Writing } from '../correspondents/correspondents.dto.js';

export class OpenConversationRequest {
  @ApiPropertyOptional({
    format: 'uuid',
    description: 'The person to write with; members who leave it out write with the coach',
  })
  @IsOptional()
  @IsUUID()
  accountId?: string;
}

class ConversationSummary {
  @ApiProperty({ format: 'uuid' })
  id: string;

  @ApiProperty({ type: CorrespondentResponse, description: 'The other one' })
  participant: CorrespondentResponse;

  @ApiProperty({
    type: 'integer',
    example: 12,
    description: 'Of the newest message; 0: nobody has written yet',
  })
  lastSequence: number;

  @ApiProperty({ type: 'integer', example: 2, description: 'Messages this person has not read' })
  unread: number;
}

export class ConversationResponse extends ConversationSummary {
  @ApiProperty({
    ...{ enum: WRITING, enumName: 'Writing' },
    description: 'Whether this person can write to the other now, and why not',
  })
  writing: Writing;

  @ApiProperty({ description: 'Whether this person can block the other: both are members' })
  isBlockable: boolean;

  @ApiProperty({
    ...{ type: 'integer', nullable: true, example: 11 },
    description: 'Up to which message the other has read; null: one of the two does not show it',
  })
  otherReadThrough: number | null;

  @ApiProperty({ description: 'Whether both show when they are writing' })
  showsTyping: boolean;
}

export class LastMessageResponse {
  @ApiProperty({
    type: String,
    nullable: true,
    example: 'May I move our session?',
    description: 'Its first 200 characters; null: deleted',
  })
  text: string | null;

  @ApiProperty({ type: 'integer', example: 0, description: 'Pictures and papers attached to it' })
  attachments: number;

  @ApiProperty()
  isMine: boolean;

  @ApiProperty({ format: 'date-time' })
  sentAt: string;
}

export class InboxItemResponse extends ConversationSummary {
  @ApiProperty({ type: LastMessageResponse })
  lastMessage: LastMessageResponse;

  @ApiProperty({
    ...{ type: String, format: 'date-time', nullable: true },
    description: 'Of the first message of the other that this person has not answered; null: none waits',
  })
  answerAwaitedSince: string | null;
}

/** `unread`: something is unread; `unanswered`: the other has written last. */
export const INBOX_VIEWS = ['all', 'unread', 'unanswered'] as const;
export type InboxView = (typeof INBOX_VIEWS)[number];

export class InboxQuery {
  @Text({
    max: 100,
    min: 0,
    optional: true,
    example: 'rosa',
    description: 'Only conversations with people of such a name',
  })
  q?: string;

  @ApiPropertyOptional({
    ...{ enum: INBOX_VIEWS, enumName: 'InboxView', default: 'all' },
    description: '`unanswered` has the one that waits longest first',
  })
  @IsOptional()
  @IsIn(INBOX_VIEWS)
  view?: InboxView;

  @ApiPropertyOptional({
    format: 'uuid',
    description: 'Goes on after this conversation, the last one of the page before',
  })
  @IsOptional()
  @IsUUID()
  after?: string;
}

export class InboxResponse {
  @ApiProperty({ type: [InboxItemResponse], description: 'The one with the newest message first' })
  items: InboxItemResponse[];

  @ApiProperty({ description: 'Whether there are more after the last one' })
  hasMore: boolean;
}

export class UnreadResponse {
  @ApiProperty({ type: 'integer', example: 3, description: 'Conversations in which something is unread' })
  conversations: number;

  @ApiProperty({
    type: 'integer',
    example: 2,
    description: 'Conversations in which the other waits for an answer',
  })
  unanswered: number;

  @ApiProperty({
    ...{ type: String, format: 'date-time', nullable: true },
    description: 'Since when the oldest of those waits',
  })
  oldestUnansweredSince: string | null;
}

export class MarkReadRequest {
  @ApiProperty({
    type: 'integer',
    minimum: 1,
    maximum: 2_147_483_647,
    description: 'The newest message that was seen',
  })
  @Transform(toInteger)
  @IsInt()
  @Min(1)
  @Max(2_147_483_647)
  through: number;
}
